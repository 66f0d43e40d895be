//! One plugin of each kind, built with the SDK of ABI 1.0: what okl goes on to load.

/// A target that resembles another one.
pub mod like {
    okl_plugin::export!(backend, "frozen_like", "like = 'cuda'");
}

/// A target that says everything itself.
pub mod table {
    okl_plugin::export!(backend, "frozen_table", include_str!("../cuda.toml"));
}

/// A backend that writes down what it was sent.
pub mod echo {
    use okl_plugin::document::{Request, write};
    use okl_plugin::{Asked, Diagnostic, EditSet, Lowered, Lowering, Part, Span};

    const ECHO: Lowering = Lowering { target: "like = 'cuda'", lower };

    okl_plugin::export!(lowering, "frozen_echo", ECHO);

    fn lower(asked: Asked<'_>) -> Result<Lowered, Vec<Diagnostic>> {
        let (checked, plan) = (Some(asked.checked.envelope()), Some(asked.plan.clone()));
        let text = write(&Request { checked, plan, ..Request::default() });
        let mut edits = EditSet::new();
        edits.delete("echo", Span::new(0, asked.checked.unit().text.len() as u32));
        let prologue = String::from_utf8(text).expect("JSON");
        Ok(Lowered { kernel: Part { prologue, edits }, ..Lowered::default() })
    }
}

/// An attribute with a rule.
pub mod attribute {
    use okl_plugin::{AttributePlugin, Diagnostic};

    okl_plugin::export!(
        attribute,
        "frozen_often",
        AttributePlugin {
            table: "name = 'often'\narguments = { numbers = 1 }\nsites = ['loop']\nexpand.default = '#pragma unroll {0}'",
            check: Some(|asked| {
                let odd = asked.iter().filter(|(_, attr)| attr.args[0].ends_with(['1', '3', '5', '7', '9']));
                odd.map(|(_, attr)| Diagnostic::error("frozen-odd", "an odd number of times", attr.span)).collect()
            }),
            expand: None,
        }
    );
}

/// Stages at all points, which read everything and change nothing.
macro_rules! stage {
    ($module:ident, $name:literal, $acts:expr) => {
        pub mod $module {
            use okl_plugin::{Acts, Change, Stage};

            const STAGE: Stage = Stage { summary: "changes nothing", options: &[], acts: $acts };

            okl_plugin::export!(stage, $name, STAGE);
        }
    };
}

stage!(source, "frozen_source", Acts::Source(|asked| Ok(Change::of(asked.text))));
stage!(checked, "frozen_checked", Acts::Checked(|asked| match asked.checked.kernels() {
    [] => Err("there is no kernel".into()),
    [..] => Ok(Vec::new()),
}));
stage!(lowered, "frozen_lowered", Acts::Lowered(|asked| match asked.plan {
    Some(plan) if !plan.kernels.is_empty() && !asked.lowered.kernel.edits.is_empty() => Ok(Change::default()),
    Some(_) | None => Err("something is missing".into()),
}));
stage!(output, "frozen_output", Acts::Output(|asked| Ok(Change::of(asked.text))));

/// A front end for a language in which kernels are called so.
pub mod frontend {
    use okl_plugin::{AskedUnit, Change, EditSet, Frontend, Piece, Span, Text};

    const FRONTEND: Frontend = Frontend {
        summary: "reads `KERNEL`",
        options: &[],
        attributes: "[[attribute]]\nname = 'frozen_kernel'\nsites = ['function']",
        read,
        write,
    };

    okl_plugin::export!(frontend, "frozen_words", FRONTEND);

    fn read(asked: &Text<'_>) -> Result<Change, String> {
        let mut change = Change::default();
        for (at, word) in asked.text.match_indices("KERNEL") {
            put(&mut change.edits, Span::new(at as u32, (at + word.len()) as u32), "@frozen_kernel");
        }
        Ok(change)
    }

    fn write(asked: &AskedUnit<'_>) -> Result<Change, String> {
        let mut change = Change::default();
        for attr in asked.unit.attributes.iter().filter(|attr| attr.name == "frozen_kernel") {
            put(&mut change.edits, attr.span, "@kernel");
        }
        Ok(change)
    }

    fn put(edits: &mut EditSet, span: Span, text: &str) {
        edits.recompose("front end", span, vec![Piece::Stands { text: text.into(), from: span }]);
    }
}
