//! What names mean: scopes, modules over many files, types.
//!
//! ```text
//! files --Universe::new--> one scope for each unit --Universe::find--> the symbol of a name
//! ```
//!
//! A name is looked for in its scope, in the modules that the scope uses (with `only` and renames), and in the scopes
//! around it. A name without a declaration has the type of its first letter, unless `implicit none` is in force.

mod constant;
mod intrinsic_modules;
mod scope_id;
mod symbol;
mod types;
mod universe;

pub use intrinsic_modules::constants as intrinsic_constants;
pub use scope_id::ScopeId;
pub use symbol::{Symbol, SymbolKind};
pub use types::{Type, TypeRef};
pub use universe::{Found, Universe};
