/* Directives for data without data. */
void f(float *a, int n) {
#pragma acc update if(n > 3)
#pragma acc enter data async(1)
#pragma acc exit data wait(1)
#pragma acc update self(a[0:n])
}
