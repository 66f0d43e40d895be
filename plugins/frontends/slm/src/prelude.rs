//! The declarations that `read` inserts before the text so that clang accepts the language; `write` removes them.

use okl_plugin::Span;

/// The functions that stand for sections in the parsed text: `a[lo:len:stride]` is `a[slm_section(lo, len, stride)]`,
/// and `a[:]` is `a[slm_all()]`.
pub(crate) const SECTION: &str = "slm_section";
pub(crate) const ALL: &str = "slm_all";
/// The index of the current element in a dimension of the enclosing sections.
pub(crate) const INDEX: &str = "__sec_implicit_index";

/// The prefix of the reductions of sections.
pub(crate) const REDUCTION: &str = "__sec_reduce_";

/// The text of the prelude. The macros are for included headers: in the input itself, `read` replaces the keywords.
pub(crate) const PRELUDE: &str = "#define __GFX__ 1\n\
#define __thread_group_local\n\
#define __declspec(what) slm_declspec_##what\n\
#define slm_declspec_target(what)\n\
#define slm_declspec_noinline\n\
#define slm_declspec_align(bytes) alignas(bytes)\n\
long slm_section(long, long, long = 1); long slm_all(); long __sec_implicit_index(int); \
template <class T> T __sec_reduce_add(T); template <class T> T __sec_reduce_mul(T); \
template <class T> T __sec_reduce_max(T); template <class T> T __sec_reduce_min(T); \
template <class T> long __sec_reduce_max_ind(T); template <class T> long __sec_reduce_min_ind(T); \
template <class T> int __sec_reduce_all_zero(T); template <class T> int __sec_reduce_all_nonzero(T); \
template <class T> int __sec_reduce_any_zero(T); template <class T> int __sec_reduce_any_nonzero(T);\n";

/// The range of the prelude in a preprocessed text.
pub(crate) fn place(text: &str) -> Option<Span> {
    let start = text.find(PRELUDE)?;
    Some(Span::new(start as u32, (start + PRELUDE.len()) as u32))
}
