//! The language of a host program.

/// The language that a host program is written in, and stays in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// C, with the attributes that compilers of C on Unix have.
    C,
    /// C++.
    Cpp,
}

impl Language {
    /// The language of a file. In one text with the kernels, a program is C++.
    pub fn of(path: &str, apart: bool) -> Language {
        if apart && path.ends_with(".c") { Language::C } else { Language::Cpp }
    }

    /// The declaration of a region that ends with the scope of its name, by whatever way the program leaves it:
    ///
    /// ```text
    /// okl_acc_region *okl_data __attribute__((cleanup(okl_acc_leave))) = okl_acc_begin(...);
    /// okl_acc_scope okl_data(okl_acc_begin(...));
    /// ```
    pub fn scope(self, name: &str, region: &str) -> String {
        match self {
            Language::C => {
                format!("okl_acc_region *{name} __attribute__((cleanup(okl_acc_leave))) = {region};\n")
            }
            Language::Cpp => format!("okl_acc_scope {name}({region});\n"),
        }
    }

    /// The linkage of a function that the text with the kernels defines.
    pub fn external(self) -> &'static str {
        match self {
            Language::C => "",
            Language::Cpp => "extern \"C\" ",
        }
    }
}
