//! The C++ of nested loops that threads run together.

use super::c::Code;
use super::ends::is_ended_in_loop;
use super::nested::{BLOCK, Nested, WARP};
use super::statement::At;
use crate::tree::Iter;
use okl_frontend::text::Text;

impl Code<'_, '_> {
    /// What stands in place of the loop.
    pub(crate) fn kept(&self, nested: &Nested<'_>) -> Text {
        let Iter::Edges(graph, node) = &nested.one.iter else { return Text::new() };
        let (row, node) = (Text::from(self.names.graph(graph, "row")), self.copy(*node));
        let mut template =
            "{ irgl_first[threadIdx.x] = $row[$node]; irgl_last[threadIdx.x] = $row[($node) + 1];"
                .to_string();
        for name in nested.variables.keys() {
            template.push_str(&format!(" irgl_of_{name}[threadIdx.x] = {name};"));
        }
        if self.ways.by_block {
            template.push_str(&format!(
                " if (irgl_last[threadIdx.x] - irgl_first[threadIdx.x] >= {BLOCK}) irgl_large[atomicAdd(&irgl_larges, 1)] = \
                 threadIdx.x;"
            ));
        }
        template.push_str(" }");
        Text::fill(&template, nested.one.word, &[("row", &row), ("node", &node)])
    }

    /// The loops in which all threads run the iterations.
    pub(crate) fn together(&self, nested: &Nested<'_>) -> Text {
        let ways = self.ways;
        let widths: Vec<u32> = [(ways.by_block, BLOCK), (ways.by_warp, WARP), (true, 1)]
            .into_iter()
            .filter_map(|(has, width)| has.then_some(width))
            .collect();
        // `irgl_width == 256 ? 32 : irgl_width == 32 ? 1 : 0`
        let next = widths.windows(2).map(|two| format!("irgl_width == {} ? {} : ", two[0], two[1]));
        let next: String = next.chain(["0".to_string()]).collect();
        let wanted = widths.iter().map(|width| match width {
            1 => "1".to_string(),
            width => format!("irgl_end - irgl_start >= {width} ? {width} : "),
        });
        let wanted: String = wanted.collect();
        let widest = widths[0];
        let mut variables = String::new();
        for (name, ty) in &nested.variables {
            variables.push_str(&format!("const {ty} {name} = irgl_of_{name}[irgl_k];\n"));
        }
        let ended = if is_ended_in_loop(&nested.one.body) { "int irgl_ended = 0;" } else { "" };
        let template = format!(
            "for (int irgl_width = {widest}; irgl_width > 0; irgl_width = {next}) {{\nfor (int irgl_j = 0; irgl_j < (irgl_width \
             == {BLOCK} ? irgl_larges : irgl_width); ++irgl_j) {{\nconst int irgl_k = irgl_width == {BLOCK} ? \
             irgl_large[irgl_j] : (int)threadIdx.x / irgl_width * irgl_width + irgl_j;\nconst int irgl_start = \
             irgl_first[irgl_k], irgl_end = irgl_last[irgl_k];\nif (irgl_width != ({wanted})) continue;\n{variables}for (int \
             $name = irgl_start + (int)threadIdx.x % irgl_width; $name < irgl_end; $name += irgl_width) \
             {{{ended}$inside}}\n}}\n}}\n"
        );
        let values = [
            ("name", &Text::copy(nested.one.variable.span)),
            ("inside", &self.inside(&nested.one.body, At { loops: 0 })),
        ];
        Text::fill(&template, nested.one.word, &values)
    }
}
