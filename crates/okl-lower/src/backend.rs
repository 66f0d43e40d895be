//! What a backend is asked.

use crate::{Builtins, Dialect};
use okl_model::{Type, TypeKind, Update};
use okl_source::Piece;

/// A target. Nearly every question has a default answer that reads the table.
pub trait Backend: Sync {
    /// The table of spellings.
    fn dialect(&self) -> &Dialect;

    /// The options it takes in a pipeline file, by name.
    fn options(&self) -> &'static [OptionSpec] {
        &[]
    }

    /// Whether loops become indices of work items, or stay loops.
    fn shape(&self) -> Shape {
        Shape::Grid
    }

    /// Which names of OKL (`float4`, `M_PI`, `sqrt`) the target has by itself.
    fn builtins(&self) -> Builtins {
        match self.shape() {
            Shape::Grid => Builtins::Cuda,
            Shape::Host => Builtins::Cpp,
        }
    }

    /// An update that is one step for all work items, as a whole statement.
    ///
    /// A target that says nothing has no such updates: leaving one out silently would be wrong.
    fn atomic(&self, _update: &Update) -> Result<Vec<Piece>, Unsupported> {
        Err(Unsupported {
            construct: "`@atomic`".into(),
            help: "choose another backend for this kernel".into(),
        })
    }
}

/// The two skeletons of output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A kernel for each nest, and a host program that launches them.
    Grid,
    /// One function that holds the loops.
    Host,
}

/// One option a backend takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its key in `[backend] options`.
    pub name: &'static str,
    /// What it is for, and its default.
    pub summary: &'static str,
}

impl OptionSpec {
    /// Whether the size of a group is stated where it is known.
    pub const LAUNCH_BOUNDS: OptionSpec = OptionSpec {
        name: "launch-bounds",
        summary: "state the size of a group where it is known (default: true)",
    };
}

/// Something a target cannot express.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// What, to stand before "is not supported by backend ...".
    pub construct: String,
    /// What to try.
    pub help: String,
}

/// The update as written: `x += e;`, for targets where nothing or a line before it is enough.
pub fn plain_update(update: &Update) -> Vec<Piece> {
    let mut pieces = vec![Piece::Source(update.target.span)];
    match &update.value {
        Some(value) => {
            pieces.push(Piece::Text(format!(" {} ", update.operator)));
            pieces.push(Piece::Source(value.span));
        }
        None => pieces.push(Piece::Text(update.operator.clone())),
    }
    pieces.push(Piece::Text(";".into()));
    pieces
}

/// `atomicAdd(&(x), (float)(e));` for `+=`, `-=`, `++` and `--` on the types CUDA and HIP have.
pub fn cuda_atomic(update: &Update) -> Result<Vec<Piece>, Unsupported> {
    let target = &update.target;
    let word = cuda_atomic_type(&target.ty).ok_or_else(|| Unsupported {
        construct: format!("`@atomic` on `{}`", target.ty.spelling),
        help: "use int, unsigned, a 64-bit integer, float or double".into(),
    })?;
    let negative = matches!(update.operator.as_str(), "-=" | "--");
    if !matches!(update.operator.as_str(), "+=" | "-=" | "++" | "--") {
        return Err(Unsupported {
            construct: format!("`@atomic` with `{}`", update.operator),
            help: "use `+=`, `-=`, `++` or `--`".into(),
        });
    }
    // Two's complement: adding the negated value subtracts, for unsigned types too.
    let pointer = if word == "unsigned long long" { "(unsigned long long *)" } else { "" };
    let minus = if negative { "-" } else { "" };
    let mut pieces = vec![
        Piece::Text(format!("atomicAdd({pointer}&(")),
        Piece::Source(target.span),
        Piece::Text(format!("), ({word})({minus}")),
    ];
    match &update.value {
        Some(value) => {
            pieces.push(Piece::Text(format!("({})(", target.ty.canonical.trim_start_matches("volatile "))));
            pieces.push(Piece::Source(value.span));
            pieces.push(Piece::Text(")));".into()));
        }
        None => pieces.push(Piece::Text("1));".into())),
    }
    Ok(pieces)
}

/// The type of the overload of `atomicAdd` that fits.
fn cuda_atomic_type(ty: &Type) -> Option<&'static str> {
    match (&ty.kind, ty.size) {
        (TypeKind::Int(int), _) if int.bits == 32 => Some(if int.signed { "int" } else { "unsigned int" }),
        (TypeKind::Int(int), _) if int.bits == 64 => Some("unsigned long long"),
        (TypeKind::Float, Some(4)) => Some("float"),
        (TypeKind::Float, Some(8)) => Some("double"),
        _ => None,
    }
}
