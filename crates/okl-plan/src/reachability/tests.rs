use crate::tests::planned;
use okl_fixtures::{function, variable};

#[test]
fn device_code_is_what_nests_reach_and_host_code_is_not() {
    let text = "
      const int A = 1; const int B = 2;
      int on_host(int n) { return n + A; }
      float helper(float x) { return x + B; }
      float on_device(float x) { return helper(x); }
      @kernel void k(const int N, float *x) {
        const int M = on_host(N);
        for (int i = 0; i < M; ++i; @tile(16, @outer, @inner)) x[i] = on_device(x[i]);
      }";
    planned("cuda", text, |unit, plan| {
        let holds = |name: &str| plan.device.functions().contains(&function(unit, name));
        assert_eq!(["on_host", "helper", "on_device"].map(holds), [false, true, true]);
        assert_eq!(["A", "B"].map(|name| plan.device.reads(variable(unit, name))), [false, true]);
    });
}

#[test]
fn the_size_of_a_tile_and_a_copied_declaration_are_device_code() {
    let text = "
      constexpr int size() { return 16; }
      constexpr int first() { return 1; }
      @kernel void k(const int N, float *x) {
        constexpr int F = first();
        for (int i = 0; i < N; ++i; @tile(size(), @outer, @inner)) x[i] = F;
      }";
    planned("cuda", text, |unit, plan| {
        let holds = |name: &str| plan.device.functions().contains(&function(unit, name));
        assert_eq!(["size", "first"].map(holds), [true, true]);
    });
}
