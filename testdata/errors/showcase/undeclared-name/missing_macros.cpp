void volume(const dlong elements, const dfloat *q, dfloat *rhs) {
  for (dlong e = 0; e < elements; ++e) {
    for (int n = 0; n < p_Np; ++n) {
      const dlong id = e * p_Np + n;
      rhs[id] = p_half * q[id];
    }
  }
}
