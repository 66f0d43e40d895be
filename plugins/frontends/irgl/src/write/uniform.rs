//! Loops to which all threads of a block come together as often: there they push items, or run nested loops, together.
//!
//! ```text
//! for (int irgl_base = blockIdx.x * 256; irgl_base < irgl_count; irgl_base += gridDim.x * 256) {
//!   const int i = irgl_base + threadIdx.x;
//!   for (int irgl_once = i < irgl_count; irgl_once; irgl_once = 0) { ... }     // which `continue` leaves
//!   __syncthreads();
//!   nested loops, pushes
//! }
//! ```

use super::kernel::Writer;
use super::parts::Part;
use super::together::Together;
use okl_frontend::text::Text;

impl Writer<'_, '_> {
    /// A loop to which all threads of a block come together.
    pub(crate) fn uniform(&self, part: &Part<'_>, together: &Together<'_, '_>) -> Text {
        let (number, variable) = self.number(part);
        let (stride, active) = match self.facts.retries {
            true => ("irgl_threads", "blockIdx.x * 256 + threadIdx.x < irgl_threads && "),
            false => ("gridDim.x * 256", ""),
        };
        let (before, behind) = (together.before(), together.behind());
        let template = format!(
            "for (int irgl_base = blockIdx.x * 256; irgl_base < irgl_count; irgl_base += {stride}) {{\nconst int $i = irgl_base + \
             threadIdx.x;\n{before}for (int irgl_once = {active}$i < irgl_count; irgl_once; irgl_once = 0) \
             {{$variable$body}}\n__syncthreads();\n$nested\n{behind}}}"
        );
        let mut nested = together.nested.map_or(Text::new(), |nested| self.code.together(nested));
        if together.nested.is_some() {
            nested.push("__syncthreads();\n");
        }
        let body = self.body(part, &number);
        let values = [("i", &number), ("variable", &variable), ("body", &body), ("nested", &nested)];
        Text::fill(&template, part.one.word, &values)
    }
}
