//! The headers that replace those of parallel `for` loops: indices or loops.

use crate::count::{stride_written, type_name, written};
use crate::job::Job;
use crate::names::free;
use crate::operand::{Binding, Operand, converts_beside, written_type};
use okl_analysis::Analyzed;
use okl_model::{
    Comparison, Count as Header, Direction, ExprId, Expression, ForLoop, IntType, Stmt, StmtKind,
};
use okl_plan::{Count, Stride};
use okl_sema::structure::LoopPart;
use okl_source::{EditSet, Piece, Span};

/// A loop in canonical form, whose variable and trip count are known.
pub(crate) struct Counted<'u> {
    pub(crate) l: &'u ForLoop,
    pub(crate) count: Header<'u>,
    /// The variable's name.
    pub(crate) name: String,
    /// The variable's type, as the user wrote it.
    pub(crate) ty: String,
    /// Width and sign of the variable's type.
    pub(crate) int: Option<IntType>,
    /// The size of its `@tile`.
    pub(crate) tile: Option<&'u Expression>,
}

impl<'u> Counted<'u> {
    /// Reads a loop with a role, with the target's names of variable and type.
    pub(crate) fn new(job: &Job<'u>, stmt: &'u Stmt) -> Counted<'u> {
        let counted = Counted::as_written(job.unit, stmt);
        let variable = job.unit.variable(counted.l.variable.expect("a loop that counts has a variable"));
        Counted { name: job.name(variable), ty: job.type_name(&counted.ty), ..counted }
    }

    /// Reads a loop with a role, with the user's names, which CPUs keep.
    pub(crate) fn as_written(unit: &'u Analyzed, stmt: &'u Stmt) -> Counted<'u> {
        let l = stmt.as_for().expect("roles are given to `for` loops");
        let count = unit.count(l).expect("check reports parallel loops that do not count");
        let variable = unit.variable(l.variable.expect("a loop that counts has a variable"));
        let tile = unit.attributes_on(stmt).tile.map(|size| unit.expression(size));
        let ty = unit.ty(variable.ty).source_spelling().to_string();
        Counted { l, count, name: variable.name.clone(), ty, int: unit.ty(variable.ty).int(), tile }
    }

    /// `i_tile`: the loop variable's value in the first iteration of a tile.
    pub(crate) fn tile_name(&self, unit: &Analyzed) -> String {
        free(unit, &format!("{}_tile", self.name))
    }

    /// `int i = first + 2 * (int)threadIdx.x;`
    ///
    /// The cast applies to the index: in 64-bit loops it must not be multiplied in 32 bits, and a difference must not be
    /// unsigned.
    fn index_decl(
        &self,
        unit: &Analyzed,
        name: &str,
        first: Option<Operand>,
        stride: &Stride,
        index: &Index<'_>,
    ) -> Vec<Piece> {
        let ty = &self.ty;
        let mut pieces = vec![Piece::Text(format!("{ty} {name} = "))];
        let up = self.count.direction == Direction::Up;
        if first.is_some() || !up {
            pieces.extend(first.unwrap_or_else(|| Operand::text("0")).within(Binding::Sum));
            pieces.push(Piece::Text(if up { " + " } else { " - " }.into()));
        }
        if !stride.is_one() {
            pieces.extend(self.multiplied(unit, stride));
            pieces.push(Piece::Text(" * ".into()));
        }
        let number = Operand::text(index.text);
        let number = if index.ty.is_some() && self.int == index.ty { number } else { number.cast(ty) };
        pieces.extend(number.pieces);
        pieces.push(Piece::Text(";".into()));
        pieces
    }

    /// `step`, `(long)step`: as it stands before ` * (long)index`.
    fn multiplied(&self, unit: &Analyzed, stride: &Stride) -> Vec<Piece> {
        let text = stride_written(unit, stride);
        let is_it = match stride.value {
            Some(value) => i32::try_from(value).is_ok(),
            None => {
                let converts = |id: &ExprId| {
                    self.int.is_some_and(|int| converts_beside(unit, unit.expression(*id), int))
                };
                stride.factors.iter().all(converts)
            }
        };
        if is_it { text.within(Binding::Product) } else { text.cast(&self.ty).pieces }
    }

    /// The start value of the loop; none if it is zero.
    fn first(&self, unit: &Analyzed) -> Option<Operand> {
        let start = self.count.start;
        if start.value == Some(0) {
            return None;
        }
        let first = Operand::of(unit, start.id);
        let is_it = self.int.is_some_and(|int| converts_beside(unit, start, int));
        Some(if is_it { first } else { first.cast(&self.ty) })
    }

    /// The index declaration of an untiled loop.
    pub(crate) fn whole_index(&self, unit: &Analyzed, index: &str) -> Vec<Piece> {
        let stride = Stride::of(self.count.step, None);
        self.index_decl(unit, &self.name, self.first(unit), &stride, &Index::of_target(index))
    }

    /// The index declaration of the loop over tiles.
    pub(crate) fn tiles_index(&self, unit: &Analyzed, index: &str) -> Vec<Piece> {
        let stride = Stride::of(self.count.step, self.tile);
        self.index_decl(unit, &self.tile_name(unit), self.first(unit), &stride, &Index::of_target(index))
    }

    /// The index declaration of the loop inside a tile.
    pub(crate) fn in_tile_index(&self, unit: &Analyzed, index: &str) -> Vec<Piece> {
        self.in_tile(unit, &Index::of_target(index))
    }

    /// `int i = i_tile + (int)threadIdx.x;`
    fn in_tile(&self, unit: &Analyzed, index: &Index<'_>) -> Vec<Piece> {
        let (stride, tile) = (Stride::of(self.count.step, None), Operand::text(self.tile_name(unit)));
        self.index_decl(unit, &self.name, Some(tile), &stride, index)
    }

    /// True if no index of a tile overflows the variable's type, even past the end of the loop, for all bounds of the
    /// loop. If one may, iterations are counted instead.
    fn stays_in_type(&self) -> bool {
        let Some(int) = self.int else { return false };
        let step =
            self.count.step.map_or(Some(1), |step| step.value).map(i128::from).filter(|step| *step > 0);
        let size = self.tile.and_then(|size| size.value).map(i128::from).filter(|size| *size > 0);
        let (Some(step), Some(size)) = (step, size) else { return false };
        let [start, bound] = [self.count.start, self.count.bound].map(|end| end.value.map(i128::from));
        // Normalized to an increasing loop; a decreasing loop is its mirror image.
        let (sign, most) = match self.count.direction {
            Direction::Up => (1, int.largest()),
            Direction::Down => (-1, -int.least()),
        };
        let open = i128::from(self.count.is_strict());
        let last = bound.map_or(most, |bound| (sign * bound - open).min(most));
        let last_tile = match start.map(|start| sign * start) {
            Some(start) if start > last => return true,
            Some(start) => start + (last - start) / (size * step) * (size * step),
            None => last,
        };
        last_tile + (size - 1) * step <= most
    }

    /// True if OpenMP compilers compute the trip count without overflow: they add the distance and the step in the
    /// variable's type. The distance of `int i = first; i < last` may exceed that type.
    ///
    /// The variable itself stays within its type, as C++ requires.
    pub(crate) fn is_countable(&self) -> bool {
        let Some(int) = self.int else { return false };
        let step = self.count.step.map_or(Some(1), |step| step.value).map(i128::from);
        let Some(step) = step.filter(|step| *step > 0) else { return false };
        let [start, bound] = [self.count.start, self.count.bound].map(|end| end.value.map(i128::from));
        // Normalized to an increasing loop; a decreasing loop is its mirror image.
        let (sign, least, largest) = match self.count.direction {
            Direction::Up => (1, int.least(), int.largest()),
            Direction::Down => (-1, -int.largest(), -int.least()),
        };
        let first = start.map_or(least, |start| sign * start);
        let room = (largest - first) / step * step;
        let open = bound.map(|bound| sign * bound - first + i128::from(!self.count.is_strict()));
        let distance = open.map_or(room, |open| open.min(room));
        self.is_compared_as_it_is() && distance + step - 1 <= int.promoted().largest()
    }

    /// True if the condition compares in the promoted type of the variable, as OpenMP requires.
    fn is_compared_as_it_is(&self) -> bool {
        self.int.is_some_and(|int| int.promoted() == self.count.compared)
    }

    /// `i_nth`: the number of the iteration, within the tile if there is one.
    fn iteration_name(&self, unit: &Analyzed) -> String {
        free(unit, &format!("{}_nth", self.name))
    }

    /// `i_from`: the number of the first iteration of the tile.
    fn tile_iteration_name(&self, unit: &Analyzed) -> String {
        free(unit, &format!("{}_from", self.name))
    }

    /// The trip count of the loop or of the tile.
    fn iterations(&self, unit: &Analyzed, part: LoopPart) -> Operand {
        written(unit, &Count::of(unit, &self.count, part, self.tile))
    }

    /// The untiled loop over iteration numbers: the header, and the first line of the body.
    ///
    /// `for (unsigned long long i_nth = 0; i_nth < (count); ++i_nth)`, `int i = (int)i_nth;`
    pub(crate) fn whole_loop(&self, unit: &Analyzed) -> (Vec<Piece>, Vec<Piece>) {
        let nth = self.iteration_name(unit);
        let mut header = vec![Piece::Text(format!("for (unsigned long long {nth} = 0; {nth} < "))];
        header.extend(self.iterations(unit, LoopPart::Whole).within(Binding::Shift));
        header.push(Piece::Text(format!("; ++{nth})")));
        (header, self.whole_index(unit, &nth))
    }

    /// `for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i)`
    ///
    /// For variables of 32 bits that count up by 1: in 64 bits, no end of a tile overflows.
    pub(crate) fn loops_of_variables(&self, unit: &Analyzed) -> Option<Vec<Piece>> {
        let int = self.int.filter(|int| int.bits == 32)?;
        let size = self.tile?.value.filter(|size| *size > 0 && i32::try_from(*size).is_ok())?;
        let (start, bound) = (self.count.start, self.count.bound);
        let is_held = |end: &Expression, by: IntType| {
            written_type(unit, end).int() == Some(by) || end.value.is_some_and(|value| by.holds(value))
        };
        // In 64 bits, the comparison has the same result if it is one of signed numbers, or of numbers of one type.
        let compared = self.count.compared;
        let is_same = compared == int || compared == IntType { bits: 64, signed: true };
        let is_up = self.count.direction == Direction::Up && self.count.comparison == Comparison::Less;
        let is_plain = is_up && is_same && Stride::of(self.count.step, None).is_one();
        if !is_plain || !is_held(start, int) || !is_held(bound, compared) {
            return None;
        }
        let (name, tile) = (&self.name, self.tile_name(unit));
        let end = free(unit, &format!("{name}_end"));
        let last = Operand::of(unit, bound.id);
        let text = |text: String| vec![Piece::Text(text)];
        let of_variable = format!("for ({} {name} = ({}){tile}", self.ty, self.ty);
        let pieces = [
            text(format!("for (long long {tile} = ")),
            Operand::of(unit, start.id).within(Binding::Assignment),
            text(format!("; {tile} < ")),
            last.clone().within(Binding::Shift),
            text(format!("; {tile} += {size}) {of_variable}, {end} = ({})({tile} + {size} < ", self.ty)),
            last.clone().within(Binding::Shift),
            text(format!(" ? {tile} + {size} : ")),
            last.within(Binding::Or),
            text(format!("); {name} < {end}; ++{name}) ")),
        ];
        Some(pieces.concat())
    }

    /// `for (unsigned long long i_from = 0; i_from < (count); i_from += 16) { int i_tile = (int)i_from; `
    ///
    /// Counts iterations, in 64 bits unless they are few: an index may overflow the variable's type past the end of the
    /// loop.
    pub(crate) fn tiles_loop(&self, unit: &Analyzed) -> Vec<Piece> {
        let from = self.tile_iteration_name(unit);
        let [all, size] =
            [LoopPart::Whole, LoopPart::InTile].map(|part| Count::of(unit, &self.count, part, self.tile));
        let last = all.value().zip(size.value()).and_then(|(all, size)| all.checked_add(size));
        let is_few = last.is_some_and(|last| i32::try_from(last).is_ok());
        let (ty, int) = if is_few { ("int", Some(IntType::INT)) } else { ("unsigned long long", None) };
        let mut pieces = vec![Piece::Text(format!("for ({ty} {from} = 0; {from} < "))];
        pieces.extend(written(unit, &all).within(Binding::Shift));
        pieces.push(Piece::Text(format!("; {from} += ")));
        // In an OpenMP loop, g++ 12 requires a call to have the type of the variable.
        let is_known = size.value().is_some();
        let size = written(unit, &size);
        pieces.extend(if is_known { size.pieces } else { size.cast("unsigned long long").pieces });
        pieces.push(Piece::Text(") { ".into()));
        let stride = Stride::of(self.count.step, None);
        let index = Index { text: &from, ty: int };
        pieces.extend(self.index_decl(unit, &self.tile_name(unit), self.first(unit), &stride, &index));
        pieces.push(Piece::Text(" ".into()));
        pieces
    }

    /// `for (int i_nth = 0; i_nth < 16; ++i_nth) { int i = i_tile + i_nth; `
    pub(crate) fn in_tile_loop(&self, unit: &Analyzed) -> Vec<Piece> {
        let ((ty, int), nth) = (self.iteration_type(), self.iteration_name(unit));
        let mut pieces = vec![Piece::Text(format!("for ({ty} {nth} = 0; {nth} < "))];
        pieces.extend(self.iterations(unit, LoopPart::InTile).within(Binding::Shift));
        pieces.push(Piece::Text(format!("; ++{nth}) {{ ")));
        pieces.extend(self.in_tile(unit, &Index { text: &nth, ty: int }));
        pieces.push(Piece::Text(" ".into()));
        pieces
    }

    /// `for (int i_nth = 0, i_end = (int)_occa_within((count) - i_from, 0, 16); i_nth < i_end; ++i_nth) { int i = i_tile + i_nth; `
    ///
    /// The tile ends where the loop ends.
    pub(crate) fn ending_tile_loop(&self, unit: &Analyzed) -> Vec<Piece> {
        let ((ty, int), nth, end) =
            (self.iteration_type(), self.iteration_name(unit), free(unit, &format!("{}_end", self.name)));
        let mut pieces = vec![Piece::Text(format!("for ({ty} {nth} = 0, {end} = ({ty})_occa_within("))];
        pieces.extend(self.iterations(unit, LoopPart::Whole).within(Binding::Sum));
        pieces.push(Piece::Text(format!(" - {}, 0, ", self.tile_iteration_name(unit))));
        pieces.extend(self.iterations(unit, LoopPart::InTile).within(Binding::Assignment));
        pieces.push(Piece::Text(format!("); {nth} < {end}; ++{nth}) {{ ")));
        pieces.extend(self.in_tile(unit, &Index { text: &nth, ty: int }));
        pieces.push(Piece::Text(" ".into()));
        pieces
    }

    /// The type of iteration numbers within a tile: `int` if it suffices, since compilers vectorise best without
    /// conversions.
    fn iteration_type(&self) -> (&'static str, Option<IntType>) {
        let size = self.tile.and_then(|size| size.value);
        match size.is_some_and(|size| i32::try_from(size).is_ok()) {
            true => ("int", Some(IntType::INT)),
            false => ("long long", None),
        }
    }

    /// `if (i < N) `: excludes the iterations of the last tile past the end of the loop.
    ///
    /// If the variable may have overflowed, its own condition is meaningless, and the guard is computed in 64 bits:
    /// `if (i_tile + (long long)threadIdx.x < last) `. `indices` are the indices of tiles and of
    /// iterations; none for a part that stays a loop.
    pub(crate) fn tile_guard(&self, unit: &Analyzed, indices: [Option<&str>; 2]) -> Vec<Piece> {
        let mut pieces = vec![Piece::Text("if (".into())];
        if !self.stays_in_type() {
            pieces.extend(match self.int {
                Some(int) if int.bits <= 32 && self.is_compared_as_it_is() => {
                    self.in_64_bits(unit, indices[1])
                }
                _ => self.by_iterations(unit, indices),
            });
        } else if self.count.comparison == Comparison::NotEqual {
            // `i != N` is true past the end.
            pieces.extend(self.ordered_condition());
        } else {
            pieces.push(Piece::Source(self.l.condition));
        }
        pieces.push(Piece::Text(") ".into()));
        pieces
    }

    /// `i_tile + 2 * (long long)threadIdx.x < last`
    fn in_64_bits(&self, unit: &Analyzed, index: Option<&str>) -> Vec<Piece> {
        let own = self.iteration_name(unit);
        let sign = if self.count.direction == Direction::Up { "+" } else { "-" };
        let mut pieces = vec![Piece::Text(format!("{} {sign} ", self.tile_name(unit)))];
        let step = Stride::of(self.count.step, None);
        if !step.is_one() {
            let wide = IntType { bits: 64, signed: true };
            let converts = |id: &ExprId| converts_beside(unit, unit.expression(*id), wide);
            let text = stride_written(unit, &step);
            let is_it = step.value.is_some() || step.factors.iter().all(converts);
            pieces.extend(if is_it { text.within(Binding::Product) } else { text.cast("long long").pieces });
            pieces.push(Piece::Text(" * ".into()));
        }
        let compare = match (self.count.direction, self.count.is_strict()) {
            (Direction::Up, true) => "<",
            (Direction::Up, false) => "<=",
            (Direction::Down, true) => ">",
            (Direction::Down, false) => ">=",
        };
        let is_it = written_type(unit, self.count.bound).int() == Some(self.count.compared);
        let bound = Operand::of(unit, self.count.bound.id);
        let bound = if is_it { bound } else { bound.cast(type_name(self.count.compared)) };
        pieces.push(Piece::Text(format!("(long long){} {compare} ", index.unwrap_or(&own))));
        pieces.extend(bound.within(Binding::Sum));
        pieces
    }

    /// `(unsigned long long)blockIdx.x * 256 + threadIdx.x < (count)`
    fn by_iterations(&self, unit: &Analyzed, [tile, index]: [Option<&str>; 2]) -> Vec<Piece> {
        let mut pieces = match tile {
            Some(tile) => vec![Piece::Text(format!("(unsigned long long){tile} * "))],
            None => vec![Piece::Text(self.tile_iteration_name(unit))],
        };
        if tile.is_some() {
            pieces.extend(self.iterations(unit, LoopPart::InTile).within(Binding::Unary));
        }
        let own = self.iteration_name(unit);
        pieces.push(Piece::Text(format!(" + {} < ", index.unwrap_or(&own))));
        pieces.extend(self.iterations(unit, LoopPart::Whole).within(Binding::Shift));
        pieces
    }

    /// `i > n` for `i != n`. OpenMP has no `!=` before 5.0, and g++ 12 runs the empty loop that
    /// counts down from the largest `int` to itself.
    pub(crate) fn ordered_condition(&self) -> Vec<Piece> {
        let compare = if self.count.direction == Direction::Up { "<" } else { ">" };
        vec![Piece::Text(format!("{} {compare} ", self.name)), Piece::Source(self.count.bound.span)]
    }
}

/// The number of a group, of a work item or of an iteration.
struct Index<'t> {
    text: &'t str,
    /// The type, if it is an integer of the output whose type is known.
    ty: Option<IntType>,
}

impl<'t> Index<'t> {
    /// `threadIdx.x`, whose type is the target's affair.
    fn of_target(text: &'t str) -> Index<'t> {
        Index { text, ty: None }
    }
}

/// The text around a loop's body that replaces its header.
#[derive(Default)]
pub(crate) struct Shell {
    /// Before the opening brace: `do`, `if (x)`.
    pub(crate) before: Vec<Piece>,
    /// After the opening brace: declarations.
    pub(crate) first: Vec<Piece>,
    /// After the closing brace: `while (0);`.
    pub(crate) after: String,
}

/// Replaces a loop's header; the body keeps its braces, or gets some.
///
/// `for (...) { body }` becomes `before { first body } after`.
pub(crate) fn reshape(owner: &str, unit: &Analyzed, l: &ForLoop, shell: Shell, edits: &mut EditSet) {
    let is_block = matches!(unit.stmt(l.body).kind, StmtKind::Block(_));
    let text = unit.text.as_str();
    let mut header = shell.before;
    if is_block {
        let brace = Span::new(unit.stmt(l.body).span.start, unit.stmt(l.body).span.start + 1);
        let gap = Span::new(l.header.end, brace.start);
        let mut place = l.header;
        let joins = header.is_empty() && unit.source(gap).trim().is_empty();
        if joins {
            // The brace replaces the header.
            place = place.to(gap);
        }
        end_before(&mut header, text, place.end);
        if !shell.first.is_empty() {
            // One edit, since the text after the brace copies parts of the header.
            if !joins && !gap.is_empty() {
                header.push(Piece::Source(gap));
            }
            header.extend([Piece::Source(brace), Piece::Text(" ".into())]);
            header.extend(shell.first);
            place = place.to(brace);
            end_before(&mut header, text, place.end);
        }
        edits.recompose(owner.to_string(), place, header);
        if !shell.after.is_empty() {
            edits.insert_after(owner.to_string(), unit.stmt(l.body).span.end, shell.after);
        }
        return;
    }
    header.push(Piece::Text("{ ".into()));
    header.extend(shell.first);
    end_before(&mut header, text, l.header.end);
    edits.recompose(owner.to_string(), l.header, header);
    edits.insert_after(owner.to_string(), unit.stmt(l.body).span.end, format!(" }}{}", shell.after));
}

/// Drops the blank at the end of the text before `offset` if the source has whitespace there.
fn end_before(pieces: &mut Vec<Piece>, text: &str, offset: u32) {
    if !text[offset as usize..].starts_with(char::is_whitespace) {
        return;
    }
    if let Some(Piece::Text(last)) = pieces.last_mut() {
        last.truncate(last.trim_end().len());
        if last.is_empty() {
            pieces.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, device, marked, on};
    use expect_test::{Expect, expect};

    fn check(nest: &str, expected: Expect) {
        let text =
            format!("@kernel void k(const int N, const long L, const int *f, float *x) {{\n{nest}\n}}");
        expected.assert_eq(&marked(&device("cuda", &text).expect("it is lowered")));
    }

    #[test]
    fn loops_are_indices_of_groups_and_work_items() {
        let text = "@kernel void k(const int N, float *x) {
          for (int g = 0; g < N; ++g; @outer) { /*<*/
            for (int t = 0; t < 16; ++t; @inner) { /*>*/ x[16 * g + t] = 1; }
          }
        }";
        expect![[r#"
            cuda, hip:
            { int t = (int)threadIdx.x;
            dpcpp:
            { int t = (int)item_.get_local_id(2);
            opencl, opencl-cpp:
            { int t = (int)get_local_id(0);
            metal:
            { int t = (int)thread_position.x;
            serial, openmp:
            for (int t = 0; t < 16; ++t) {
        "#]]
        .assert_eq(&on(&ALL, text));
    }

    #[test]
    fn an_index_starts_where_its_loop_does_and_steps_as_it_does() {
        check(
            "for (int g = 0; g < N; ++g; @outer) { /*<*/ for (int t = 3; t < 35; t += 2; @inner) { /*>*/ x[t] = g; } }",
            expect!["{ int t = 3 + 2 * (int)threadIdx.x;"],
        );
        check(
            "for (int g = 0; g < N; ++g; @outer) { /*<*/ for (int t = 15; t >= 0; --t; @inner) { /*>*/ x[t] = g; } }",
            expect!["{ int t = 15 - (int)threadIdx.x;"],
        );
    }

    #[test]
    fn an_index_is_worked_out_in_the_type_of_its_loop() {
        check(
            "for (long g = L; g > 0; g -= 2; @outer) { /*<*/ for (unsigned t = 0; t < 16; ++t; @inner) { /*>*/ x[t] = g; } }",
            expect!["{ unsigned int t = (unsigned int)threadIdx.x;"],
        );
    }

    #[test]
    fn axes_are_dimensions() {
        let nest = "for (int b = 0; b < 4; ++b; @outer) for (int c = 0; c < 4; ++c; @outer) /*<*/
          for (int j = 0; j < 4; ++j; @inner) for (int i = 0; i < 8; ++i; @inner) { /*>*/ x[i] = b + c + j; }";
        check(nest, expect!["{ int j = (int)threadIdx.y; { int i = (int)threadIdx.x;"]);
    }

    #[test]
    fn a_tile_keeps_iterations_past_its_end_out() {
        let tile = |check: &str| {
            let nest =
                format!("for (int i = 0; i < N; i += 2; @tile(64, @outer, @inner{check})) {{ x[i] = 1; }}");
            let text = device("cuda", &format!("@kernel void k(const int N, float *x) {{ {nest} }}"));
            let text = text.expect("it is lowered");
            text.lines().filter(|line| line.contains("x[i]")).map(str::trim).collect::<String>()
        };
        expect!["{ int i_tile = 128 * (int)blockIdx.x; int i = i_tile + 2 * (int)threadIdx.x; if (i < N) { x[i] = 1; } }"].assert_eq(&tile(""));
        expect!["{ int i_tile = 128 * (int)blockIdx.x; int i = i_tile + 2 * (int)threadIdx.x; x[i] = 1; }"]
            .assert_eq(&tile(", check=false"));
    }

    #[test]
    fn a_cast_stays_where_the_loop_has_another_type() {
        check(
            "for (int g = 0; g < N; ++g; @outer, @max_inner_dims(16)) { /*<*/ for (unsigned t = f[0]; t < 16; t += 2; @inner) { /*>*/ x[t] = g; } }",
            expect![
                "{ if (threadIdx.x < ((unsigned int)f[0] < (unsigned int)16 ? ((unsigned long long)(unsigned int)16 - (unsigned int)f[0] - 1) / 2 + 1 : 0)) { unsigned int t = f[0] + 2 * (unsigned int)threadIdx.x;"
            ],
        );
        check(
            "for (int g = 0; g < N; ++g; @outer, @max_inner_dims(16)) { /*<*/ for (int t = L + 1; t < 16; ++t; @inner) { /*>*/ x[t] = g; } }",
            expect![
                "{ if (threadIdx.x < ((int)(L + 1) < 16 ? (unsigned long long)16 - (int)(L + 1) : 0)) { int t = (int)(L + 1) + (int)threadIdx.x;"
            ],
        );
    }

    #[test]
    fn a_name_that_the_user_has_is_not_taken() {
        let nest = "for (int i = 0; i < N; ++i; @tile(64, @outer, @inner)) /*<*/ { int i_tile = 3; x[i] = i_tile; } /*>*/";
        let text = device("cuda", &format!("@kernel void k(const int N, float *x) {{ {nest} }}"));
        let text = text.expect("it is lowered");
        let line = text.lines().find(|line| line.contains("i_tile = 3")).unwrap_or_default();
        expect!["/*<*/ { int i_tile2 = 64 * (int)blockIdx.x; int i = i_tile2 + (int)threadIdx.x; if (i < N) { int i_tile = 3; x[i] = i_tile; } }"].assert_eq(line.trim());
    }

    #[test]
    fn a_tile_of_long_bounds_is_two_loops_on_cpus() {
        let tile = |types: &str| {
            let text = format!(
                "@kernel void k({types} N, float *x) {{
                   for (int i = 0; i < N; ++i; @tile(64, @outer, @inner)) {{ x[i] = 1; }}
                 }}"
            );
            let text = device("serial", &text).expect("it is lowered");
            text.lines().filter(|line| line.contains("x[i]")).map(str::trim).collect::<String>()
        };
        expect!["for (long long i_tile = 0; i_tile < N; i_tile += 64) for (int i = (int)i_tile, i_end = (int)(i_tile + 64 < N ? i_tile + 64 : N); i < i_end; ++i) { x[i] = 1; }"].assert_eq(&tile("const long"));
        // Compared as unsigned numbers: `i < N` is false for no `int`.
        expect!["for (unsigned long long i_from = 0; i_from < (0 < N ? (unsigned long long)N : 0); i_from += 64) { int i_tile = (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - i_from, 0, 64); i_nth < i_end; ++i_nth) { int i = i_tile + i_nth; { x[i] = 1; } } }"].assert_eq(&tile("const unsigned"));
    }

    #[test]
    fn a_tile_that_counts_down_steps_down() {
        let tile = |target: &str, check: &str| {
            let text = format!(
                "@kernel void k(const int N, float *x) {{
                   for (int i = N - 1; i >= 0; i -= 2; @tile(64, @outer, @inner{check})) {{ x[i] = 1; }}
                 }}"
            );
            let text = device(target, &text).expect("it is lowered");
            text.lines().filter(|line| line.contains("x[i]")).map(str::trim).collect::<String>()
        };
        expect!["{ int i_tile = N - 1 - 128 * (int)blockIdx.x; int i = i_tile - 2 * (int)threadIdx.x; if (i >= 0) { x[i] = 1; } }"].assert_eq(&tile("cuda", ""));
        expect!["for (unsigned long long i_from = 0; i_from < (0 <= N - 1 ? (unsigned long long)(N - 1) / 2 + 1 : 0); i_from += 64) { int i_tile = N - 1 - 2 * (int)i_from; for (int i_nth = 0, i_end = (int)_occa_within((0 <= N - 1 ? (unsigned long long)(N - 1) / 2 + 1 : 0) - i_from, 0, 64); i_nth < i_end; ++i_nth) { int i = i_tile - 2 * i_nth; { x[i] = 1; } } }"].assert_eq(&tile("serial", ""));
        expect!["for (unsigned long long i_from = 0; i_from < (0 <= N - 1 ? (unsigned long long)(N - 1) / 2 + 1 : 0); i_from += 64) { int i_tile = N - 1 - 2 * (int)i_from; for (int i_nth = 0; i_nth < 64; ++i_nth) { int i = i_tile - 2 * i_nth; { x[i] = 1; } } }"].assert_eq(&tile("serial", ", check=false"));
    }

    #[test]
    fn a_loop_with_fewer_iterations_is_guarded() {
        let nest =
            "for (int g = 0; g < N; ++g; @outer) { for (int t = 0; t < 16; ++t; @inner) x[t] = 1; /*<*/
          for (int t = 0; t < 4; ++t; @inner) { x[t] = 2; } /*>*/ }";
        check(nest, expect!["{ if (threadIdx.x < 4) { int t = (int)threadIdx.x; x[t] = 2; } }"]);
    }

    #[test]
    fn a_loop_whose_iterations_only_the_device_knows_is_guarded() {
        let nest = "for (int g = 0; g < N; ++g; @outer, @max_inner_dims(32)) { /*<*/
          for (int t = f[g]; t < f[g + 1]; ++t; @inner) { x[t] = 2; } /*>*/ }";
        check(
            nest,
            expect![
                "{ if (threadIdx.x < (f[g] < f[g + 1] ? (unsigned long long)f[g + 1] - f[g] : 0)) { int t = f[g] + (int)threadIdx.x; x[t] = 2; } }"
            ],
        );
    }

    #[test]
    fn a_continue_of_an_index_ends_its_iteration() {
        let nest = "for (int g = 0; g < N; ++g; @outer) { /*<*/
          for (int t = 0; t < 16; ++t; @inner) { if (f[t]) continue; x[t] = 2; } /*>*/ }";
        check(nest, expect!["do { int t = (int)threadIdx.x; if (f[t]) continue; x[t] = 2; } while (0);"]);
    }
}
