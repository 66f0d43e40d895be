//! Entities by their position in the text.

use crate::Analyzed;
use crate::macros::defined_names;
use crate::named::{Index, Named, places};
use crate::spans::{around, outermost};
use okl_model::{
    ClassInstance, Declaration, DeclarationId, DeclarationKind, DimAccess, Directive, Item, Layout, Stmt, Ty,
    VarId,
};
use okl_source::Span;
use rustc_hash::FxHashMap;

impl Analyzed {
    /// The range of every name in the text, at its declaration and at each use, in source order.
    pub fn name_places(&self) -> &[Span] {
        self.cache.name_places.get_or_init(|| places(self.unit()))
    }

    /// The entities named in a range of text, in source order, with repeats.
    pub fn named_in(&self, span: Span) -> impl Iterator<Item = (Span, Named<'_>)> {
        self.cache.names.get_or_init(|| Index::new(self.unit())).inside(self.unit(), span)
    }

    /// True if a name occurs anywhere in the text, or is a macro's.
    pub fn is_named(&self, name: &str) -> bool {
        let all = self.cache.words.get_or_init(|| {
            let words = self.name_places().iter().map(|place| self.source(*place));
            words.chain(defined_names(self)).map(str::to_string).collect()
        });
        all.contains(name)
    }

    /// The name that a range of text ends with: `sqrt` of `std::sqrt`; `None` for `f<n>` and `operator+`.
    pub fn last_name(&self, text: Span) -> Option<Span> {
        let names = self.name_places();
        let after = names.partition_point(|name| name.end <= text.end);
        names[..after].last().copied().filter(|name| text.contains(*name) && name.end == text.end)
    }

    /// The scope directly before a name: `std` of `std::sqrt`.
    pub fn scope_before(&self, name: Span) -> Option<Span> {
        let scoped = &self.scoped;
        scoped.binary_search_by_key(&name.start, |one| one.name.start).ok().map(|at| scoped[at].scope)
    }

    /// The name directly after a scope: `sqrt` of `std::sqrt`.
    pub fn name_behind(&self, scope: Span) -> Option<Span> {
        let scoped = &self.scoped;
        scoped.binary_search_by_key(&scope.start, |one| one.scope.start).ok().map(|at| scoped[at].name)
    }

    /// The variables, parameters and fields whose names are declared in a range of text, in source order.
    pub fn variables_in(&self, text: Span) -> impl Iterator<Item = VarId> {
        let all = self.cache.variable_places.get_or_init(|| {
            let start = |id: &VarId| self.variable(*id).name_span.start;
            let mut all: Vec<VarId> = (0..self.variables.len() as u32).map(VarId).collect();
            all.sort_by_key(start);
            all
        });
        let start = |id: VarId| self.variable(id).name_span.start;
        let first = all.partition_point(|id| start(*id) < text.start);
        let from = all[first..].iter().copied().take_while(move |id| start(*id) < text.end);
        from.filter(move |id| text.contains(self.variable(*id).name_span))
    }

    /// The items that start at an offset: `int a, b;` has two.
    pub fn items_at(&self, start: u32) -> impl Iterator<Item = &Item> {
        let all = self.cache.item_places.get_or_init(|| {
            let mut all: FxHashMap<u32, Vec<usize>> = FxHashMap::default();
            for (at, item) in self.items.iter().enumerate() {
                all.entry(item.span.start).or_default().push(at);
            }
            all
        });
        all.get(&start).into_iter().flatten().map(|at| &self.items[*at])
    }

    /// The outermost item around a range of text: the `typedef` of `typedef struct { int n; } T;`.
    pub fn item_around(&self, text: Span) -> Option<Span> {
        let all = self
            .cache
            .outermost_items
            .get_or_init(|| outermost(self.items.iter().map(|item| item.span).collect()));
        around(all, text)
    }

    /// The keywords of C++ in a range of text.
    pub fn keywords_in(&self, text: Span) -> impl Iterator<Item = Span> {
        let first = self.keywords.partition_point(|place| place.start < text.start);
        self.keywords[first..].iter().copied().take_while(move |place| place.end <= text.end)
    }

    /// True if the keyword `word` occurs in a range of text.
    pub fn says(&self, text: Span, word: &str) -> bool {
        self.keywords_in(text).any(|place| self.source(place) == word)
    }

    /// The preprocessor directives in a range of text, in source order.
    pub fn directives_in(&self, text: Span) -> impl Iterator<Item = &Directive> {
        let all = self.ordered_directives();
        let span = |at: usize| self.directives[at].span;
        let first = all.partition_point(|at| span(*at).start < text.start);
        let inside = all[first..].iter().take_while(move |at| span(**at).start <= text.end);
        inside.map(|at| &self.directives[*at]).filter(move |line| text.contains(line.span))
    }

    /// The preprocessor directives that end before an offset, the nearest first.
    pub fn directives_before(&self, place: u32) -> impl Iterator<Item = &Directive> {
        let all = self.ordered_directives();
        let count = all.partition_point(|at| self.directives[*at].span.end <= place);
        all[..count].iter().rev().map(|at| &self.directives[*at])
    }

    fn ordered_directives(&self) -> &[usize] {
        self.cache.directive_places.get_or_init(|| {
            let mut all: Vec<usize> = (0..self.directives.len()).collect();
            all.sort_by_key(|at| self.directives[*at].span);
            all
        })
    }

    /// The accesses by `@dim` in a range of text, in source order.
    pub fn dim_accesses_in(&self, text: Span) -> impl Iterator<Item = &DimAccess> {
        let all = self.cache.dim_places.get_or_init(|| {
            let mut all: Vec<usize> = (0..self.dim_accesses.len()).collect();
            all.sort_by_key(|at| self.dim_accesses[*at].span);
            all
        });
        let access = |at: &usize| &self.dim_accesses[*at];
        let first = all.partition_point(|at| access(at).span.start < text.start);
        let inside = all[first..].iter().map(access).take_while(move |one| one.span.start <= text.end);
        inside.filter(move |one| text.contains(one.span))
    }

    /// The namespaces, in source order.
    pub fn namespaces(&self) -> impl Iterator<Item = &Declaration> {
        let all = self.cache.namespaces.get_or_init(|| {
            let all = (0..self.declarations.len() as u32).map(DeclarationId);
            all.filter(|id| self.declared(*id).kind == DeclarationKind::Namespace).collect()
        });
        all.iter().map(|id| self.declared(*id))
    }

    /// The start of the attributes directly before `place`; `place` itself if there are none.
    pub fn before_attributes(&self, place: u32) -> u32 {
        let lists = self.attribute_places();
        let mut start = place;
        for list in lists[..lists.partition_point(|list| list.end <= place)].iter().rev() {
            if !self.is_blank(Span::new(list.end.min(start), start)) {
                break;
            }
            start = list.start;
        }
        start
    }

    /// The span of a statement including the attributes before it.
    pub fn with_attributes(&self, stmt: &Stmt) -> Span {
        let attrs = stmt.attrs.iter().map(|attr| self.attribute(*attr).span);
        attrs.filter(|span| span.end <= stmt.span.start).fold(stmt.span, Span::to)
    }

    /// The start of the code after the attributes at `place`; `place` itself if there are none.
    pub fn after_attributes(&self, place: u32) -> u32 {
        let lists = self.attribute_places();
        let mut end = place;
        for list in &lists[lists.partition_point(|list| list.start < place)..] {
            if list.start != end {
                break;
            }
            end = self.trimmed(Span::new(list.end, self.text.len() as u32)).start;
        }
        end
    }

    /// The attributes of OKL and of C++, in source order.
    fn attribute_places(&self) -> &[Span] {
        self.cache.attribute_lists.get_or_init(|| {
            let of_okl = self.attributes.iter().map(|attribute| attribute.span);
            let mut all: Vec<Span> = of_okl.chain(self.attribute_lists.iter().copied()).collect();
            all.sort_unstable();
            all.dedup();
            all
        })
    }

    /// The instance of a class template that a type is.
    pub fn class_instance(&self, ty: Ty<'_>) -> Option<&ClassInstance> {
        self.class_instances.iter().find(|one| self.ty(one.ty).name() == ty.name())
    }

    /// The layout of a class or enumeration of the user's files.
    pub fn layout(&self, ty: Ty<'_>) -> Option<&Layout> {
        let all = self.cache.layouts.get_or_init(|| {
            let named = self.layouts.iter().enumerate().filter(|(_, layout)| !layout.name.is_empty());
            named.map(|(at, layout)| (layout.name.clone(), at)).collect()
        });
        all.get(ty.name()).map(|at| &self.layouts[*at])
    }
}
