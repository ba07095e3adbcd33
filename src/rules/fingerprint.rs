//! A number by which the same rules are known again.

use super::Rules;
use serde::ser::{self, Serialize};
use std::fmt;

/// The fingerprint of a game's rules: equal for rules that play alike, whatever their words.
///
/// It is the 64-bit FNV-1a hash of the rules as their `Serialize` gives them, without what does
/// not decide play: the name of the game and its variants, titles and notes, the values of
/// parameters (they are in the rules already), sentences, the names of budgets, the picture, how
/// piles are spread, and where each rule stands. Examples are never part of it. It is the same on
/// every machine and in every run, and changes when the form of [`Rules`] changes, so that a saved
/// game never meets other rules than its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fingerprint(pub u64);

impl fmt::Display for Fingerprint {
    /// Sixteen digits of base 16.
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{:016x}", self.0)
    }
}

impl Serialize for Fingerprint {
    fn serialize<S: ser::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// The fields that do not decide play, with the types whose fields they are.
const SKIPPED: [(&str, &str); 13] = [
    ("Rules", "name"),
    ("Rules", "variant"),
    ("Rules", "about"),
    ("Rules", "parameters"),
    ("Rules", "picture"),
    ("Rules", "variants"),
    ("Group", "spread"),
    ("Group", "implicit"),
    ("Phase", "sentence"),
    ("Script", "sentence"),
    ("Script", "name"),
    ("Budget", "name"),
    ("Budget", "named"),
];

/// The type that says where a rule stands; see its `Serialize`.
pub(super) const ORIGIN: &str = "Origin";

impl Rules {
    /// The fingerprint of these rules.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        let mut hash = Hash::new();
        // Hashing cannot fail: no part of the rules gives an error of its own.
        let hashed = self.serialize(&mut hash);
        debug_assert!(hashed.is_ok(), "rules are always written");
        Fingerprint(hash.0)
    }
}

/// FNV-1a, 64 bits, as a form that values are written in. Each value begins with a byte that says
/// what it is, and lists end with one, so that different values never give the same bytes.
struct Hash(u64);

impl Hash {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 ^= u64::from(byte);
            self.0 = self.0.wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
        // No text holds this byte, so texts that follow each other stay apart.
        self.bytes(&[0xff]);
    }

    fn tagged(&mut self, tag: u8, bytes: &[u8]) {
        self.bytes(&[tag]);
        self.bytes(bytes);
    }
}

/// What cannot happen while hashing.
#[derive(Debug)]
struct Never(String);

impl fmt::Display for Never {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0)
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

type Done = Result<(), Never>;

/// A list, map or struct that is being hashed; structs have a name.
struct Parts<'a> {
    hash: &'a mut Hash,
    of: &'static str,
}

impl<'a> ser::Serializer for &'a mut Hash {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    fn serialize_bool(self, value: bool) -> Done {
        self.tagged(1, &[u8::from(value)]);
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Done {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_i16(self, value: i16) -> Done {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_i32(self, value: i32) -> Done {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_i64(self, value: i64) -> Done {
        self.tagged(2, &value.to_le_bytes());
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Done {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_u16(self, value: u16) -> Done {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_u32(self, value: u32) -> Done {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_u64(self, value: u64) -> Done {
        self.tagged(3, &value.to_le_bytes());
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Done {
        self.tagged(4, &value.to_le_bytes());
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Done {
        self.tagged(5, &value.to_le_bytes());
        Ok(())
    }

    fn serialize_char(self, value: char) -> Done {
        self.tagged(6, &u32::from(value).to_le_bytes());
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Done {
        self.bytes(&[7]);
        self.text(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.tagged(8, value);
        self.bytes(&[0xfe]);
        Ok(())
    }

    fn serialize_none(self) -> Done {
        self.bytes(&[9]);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        self.bytes(&[10]);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.bytes(&[11]);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.bytes(&[12]);
        self.text(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Done {
        if name == ORIGIN {
            return Ok(());
        }
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        self.bytes(&[13]);
        self.text(variant);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>, Never> {
        self.bytes(&[14]);
        Ok(Parts { hash: self, of: "" })
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Never> {
        self.bytes(&[15]);
        self.text(variant);
        Ok(Parts { hash: self, of: "" })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'a>, Never> {
        self.serialize_seq(None)
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts<'a>, Never> {
        self.bytes(&[16]);
        Ok(Parts {
            hash: self,
            of: name,
        })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Never> {
        self.bytes(&[17]);
        self.text(variant);
        Ok(Parts { hash: self, of: "" })
    }
}

impl Parts<'_> {
    fn part<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.hash)
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        if SKIPPED.contains(&(self.of, name)) {
            return Ok(());
        }
        self.hash.text(name);
        self.part(value)
    }

    fn finish(self) {
        self.hash.bytes(&[0xfd]);
    }
}

/// Lists of any kind are hashed alike.
macro_rules! list {
    ($kind:ident, $part:ident) => {
        impl ser::$kind for Parts<'_> {
            type Ok = ();
            type Error = Never;

            fn $part<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.part(value)
            }

            fn end(self) -> Done {
                self.finish();
                Ok(())
            }
        }
    };
}

list!(SerializeSeq, serialize_element);
list!(SerializeTuple, serialize_element);
list!(SerializeTupleStruct, serialize_field);
list!(SerializeTupleVariant, serialize_field);

impl ser::SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.part(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.part(value)
    }

    fn end(self) -> Done {
        self.finish();
        Ok(())
    }
}

impl ser::SerializeStruct for Parts<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.field(name, value)
    }

    fn end(self) -> Done {
        self.finish();
        Ok(())
    }
}

impl ser::SerializeStructVariant for Parts<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.field(name, value)
    }

    fn end(self) -> Done {
        self.finish();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_fnv_1a() {
        // The vector that its authors give.
        let mut hash = Hash::new();
        hash.bytes(b"foobar");
        assert_eq!(hash.0, 0x8594_4171_f739_67e8);
    }

    #[test]
    fn lists_that_are_parted_differently_differ() {
        let hash = |value: &[Vec<&str>]| {
            let mut hash = Hash::new();
            value.serialize(&mut hash).unwrap();
            hash.0
        };
        assert_ne!(
            hash(&[vec!["a", "b"], vec![]]),
            hash(&[vec!["a"], vec!["b"]])
        );
        assert_ne!(hash(&[vec!["ab"]]), hash(&[vec!["a", "b"]]));
    }
}
