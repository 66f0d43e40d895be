// A routine that is not declared, and a version for devices that is not.
#pragma acc routine(missing) seq
#pragma acc routine seq bind("missing_on_device")
int twice(int a) { return 2 * a; }
