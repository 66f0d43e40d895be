//! Documents of a later host: what this SDK does not know reads as something that says so.
//!
//! An enum that says "unknown" by itself (`Scope::Unknown`, `TypeKind::Other`) reads as that; what cannot say it makes what
//! holds it unknown: an operator the expression, a comparison the count of its loop. This is the second way to read, taken
//! when the first one fails.

use okl_model::{Canonical, ExprKind};
use okl_sema::Role;
use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer, StrDeserializer};
use serde::de::{Deserialize, Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::{Error, Value};

/// What an enum reads as that has a word of its own for "unknown"; any other reads as `"unknown"`, if it has that.
const STAND_INS: [(&str, &str); 10] = [
    ("Access", r#""escape""#),
    ("DirectiveKind", r#""other""#),
    ("ExprKind", r#"{"opaque": []}"#),
    ("ItemKind", r#""other""#),
    ("Name", r#"{"other": ""}"#),
    ("Piece", r#"{"text": ""}"#),
    ("Site", r#""nothing""#),
    ("StmtKind", r#"{"other": []}"#),
    ("TypeKind", r#""other""#),
    ("UnaryOperator", r#""other""#),
];

/// Part of a document.
#[derive(Clone, Copy)]
pub(crate) struct Later<'d>(pub(crate) &'d Value);

impl Later<'_> {
    /// Whether it reads as the variant it names. What has no word for "unknown" inside is looked at here.
    fn is_known(self, name: &str, tag: &str, variants: &[&str]) -> bool {
        variants.contains(&tag)
            && match name {
                "ExprKind" => ExprKind::deserialize(self.0).is_ok(),
                "Role" => Role::deserialize(self.0).is_ok(),
                _ => true,
            }
    }
}

impl<'de> Deserializer<'de> for Later<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Array(items) => visitor.visit_seq(SeqDeserializer::new(items.iter().map(Later))),
            Value::Object(fields) => {
                let fields = fields.iter().filter(|(key, value)| !is_unknown_count(key, value));
                visitor.visit_map(MapDeserializer::new(fields.map(|(key, value)| (Key(key), Later(value)))))
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                self.0.deserialize_any(visitor)
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let fields = self.0.as_object().filter(|fields| fields.len() == 1);
        let held = fields.and_then(|fields| fields.iter().next());
        let Some(tag) = self.0.as_str().or(held.map(|(tag, _)| tag.as_str())) else {
            return self.0.deserialize_enum(name, variants, visitor);
        };
        let own = STAND_INS.iter().find(|(of, _)| *of == name).map(|(_, stand_in)| *stand_in);
        let stand_in = own.or(variants.contains(&"unknown").then_some(r#""unknown""#));
        if let Some(stand_in) = stand_in.filter(|_| !self.is_known(name, tag, variants)) {
            return serde_json::from_str::<Value>(stand_in)?.deserialize_enum(name, variants, visitor);
        }
        match held {
            Some((_, value)) => visitor.visit_enum(MapAccessDeserializer::new(MapDeserializer::new(
                std::iter::once((tag, Later(value))),
            ))),
            None => visitor.visit_enum(StrDeserializer::<Error>::new(tag)),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, Error> for Later<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// Whether it is the count of a loop that counts in a way of its own: such a loop is not canonical.
fn is_unknown_count(key: &str, value: &Value) -> bool {
    key == "canonical" && value.is_object() && Canonical::<okl_model::ExprId>::deserialize(value).is_err()
}

/// The name of a field, or a number that a map is sorted by.
#[derive(Clone, Copy)]
struct Key<'d>(&'d str);

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0.parse() {
            Ok(number) => visitor.visit_u32(number),
            Err(_) => visitor.visit_borrowed_str(self.0),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple
        tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, Error> for Key<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}
