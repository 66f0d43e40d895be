#line 1 "kernels/templates/functions.okl"
// Function templates in device code: what instances are made of, and how calls choose them.

#define SQUARE(v) ((v) * (v))


#line 8 "kernels/templates/functions.okl"
// A type that is deduced, written, or the default.
#line 10 "kernels/templates/functions.okl"
static int twice_int(int x) {
  return x + x;
}

#line 10 "kernels/templates/functions.okl"
static short twice_short(short x) {
  return x + x;
}

#line 10 "kernels/templates/functions.okl"
static unsigned int twice_unsigned_int(unsigned int x) {
  return x + x;
}

#line 10 "kernels/templates/functions.okl"
static float4 twice_float4(float4 x) {
  return x + x;
}


#line 14 "kernels/templates/functions.okl"
// A plain function beside the template is another one.
static int twice(int x) { return 20 * x; }

#line 18 "kernels/templates/functions.okl"
static float twice_float(float x) {
  return 8 * x;
}


#line 22 "kernels/templates/functions.okl"
// Values.
#line 24 "kernels/templates/functions.okl"
static int power_0(int x) {
  { return 1; }
#line 27 "kernels/templates/functions.okl"
}

#line 24 "kernels/templates/functions.okl"
static int power_1(int x) {
  { return x * power_0(x); }
#line 27 "kernels/templates/functions.okl"
}

#line 24 "kernels/templates/functions.okl"
static int power_2(int x) {
  { return x * power_1(x); }
#line 27 "kernels/templates/functions.okl"
}

#line 24 "kernels/templates/functions.okl"
static int power_3(int x) {
  { return x * power_2(x); }
#line 27 "kernels/templates/functions.okl"
}


static const int factorial_1() {
  { enum { M = 0 }; {
#line 34 "kernels/templates/functions.okl"
    return 1;
  } }
}

#line 30 "kernels/templates/functions.okl"
static const int factorial_2() {
  { enum { M = 1 }; {
    return 2 * factorial_1();
  } }
#line 36 "kernels/templates/functions.okl"
}

#line 30 "kernels/templates/functions.okl"
static const int factorial_3() {
  { enum { M = 2 }; {
    return 3 * factorial_2();
  } }
#line 36 "kernels/templates/functions.okl"
}


#line 38 "kernels/templates/functions.okl"
typedef enum Shade { Dark = 2, Bright = 5 } Shade;

#line 41 "kernels/templates/functions.okl"
static int shaded_2_99_true_m3(int x) {
  int found = x + (-3);
  if (((Shade)(2)) == Bright) found += 100;
  return true ? found + ((char)(99)) : found - ((char)(99));
}

#line 41 "kernels/templates/functions.okl"
static int shaded_5_48_false_m3(int x) {
  int found = x + (-3);
  if (((Shade)(5)) == Bright) found += 100;
  return false ? found + ((char)(48)) : found - ((char)(48));
}

#line 41 "kernels/templates/functions.okl"
static int shaded_2_99_true_9(int x) {
  int found = x + 9;
  if (((Shade)(2)) == Bright) found += 100;
  return true ? found + ((char)(99)) : found - ((char)(99));
}


typedef struct mesh_Node {
  float a;
  int b, c;
} mesh_Node;

// Only the branch for the type of an instance is valid.
#line 55 "kernels/templates/functions.okl"
static float mesh_first_of_float(__private const float *from) {
  { {
#line 63 "kernels/templates/functions.okl"
    return (*from) + 1;
  } }
}

#line 55 "kernels/templates/functions.okl"
static float mesh_first_of_mesh_Node(__private const mesh_Node *from) {
  {
    typedef mesh_Node Copy;
    Copy copy = (*from);
    return copy.a;
  }
#line 65 "kernels/templates/functions.okl"
}

#line 55 "kernels/templates/functions.okl"
static int mesh_first_of_int(__private const int *from) {
  { {
#line 63 "kernels/templates/functions.okl"
    return (*from) + 1;
  } }
}

#line 55 "kernels/templates/functions.okl"
static long mesh_first_of_long(__private const long *from) {
  { {
#line 61 "kernels/templates/functions.okl"
    return (*from) / 2;
  } }
#line 65 "kernels/templates/functions.okl"
}


static void mesh_set_float_float(__private float *to, const float by) {
  (*to) = mesh_first_of_float(&(by)) + 3.0f;
}


#line 74 "kernels/templates/functions.okl"
static int mesh_now_product_int_int(int a, int b)  {
  return ((a) * (a)) * b;
}

#line 74 "kernels/templates/functions.okl"
static float mesh_now_product_int_float(int a, float b)  {
  return ((a) * (a)) * b;
}


#line 81 "kernels/templates/functions.okl"
static inline int halved_int(int x) {
  return x / (int)(2);
}

#line 81 "kernels/templates/functions.okl"
static inline float halved_float(float x) {
  return x / (float)(2);
}


#line 85 "kernels/templates/functions.okl"
// Another template of that name.
#line 87 "kernels/templates/functions.okl"
static inline int halved_int_2(int x, int by) {
  return halved_int(x) + by;
}


#line 91 "kernels/templates/functions.okl"
// Declared here, defined behind the kernel.
#line 130 "kernels/templates/functions.okl"
static int later_int(int x);

#line 130 "kernels/templates/functions.okl"
static float later_float(float x);


#line 95 "kernels/templates/functions.okl"
// The types of its arguments stand behind it, as does what it calls for them.

#line 101 "kernels/templates/functions.okl"
typedef struct Box {
  float width, height;
} Box;

static float area_of(__private const Box *box) { return (*box).width * (*box).height; }
#line 97 "kernels/templates/functions.okl"
static float area_Box(__private const Box *of) {
  return area_of(&((*of))) + 1;
}


#line 107 "kernels/templates/functions.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_functionTemplates_0(const int N, __global const int *x, __global int *y, __global float *f) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    const int v = x[i];
    enum { six = 6 };
    int counted[2] = {v, 1};
    y[i] = twice(v) + twice_int(v) + twice_int(v) + twice_short(v) + twice_unsigned_int((unsigned)v);
    y[i] += power_3(v) + power_0(v) + six + counted[1];
    y[i] += shaded_2_99_true_m3(v) + 3 * shaded_5_48_false_m3(v) + 5 * shaded_2_99_true_9(v);
    y[i] += mesh_now_product_int_int(v, 3) + halved_int(v) + halved_int_2(v, 3) + later_int(v);

    mesh_Node node = {0.5f, v, 1};
    const Box box = {2, 3};
    float4 sides = {1, 2, 3, 4};
    float written = 0;
    mesh_set_float_float(&(written), 0.25f);
    
    sides = twice_float4(sides);
    f[i] = twice_float(0.25f) + mesh_first_of_mesh_Node(&(node)) + mesh_first_of_int(&(v)) + mesh_first_of_long(&(__private long){3L}) + halved_float(0.5f) + written;
    f[i] += area_Box(&(box)) + sides.w + later_float(0.5f) + 3.0f + mesh_now_product_int_float(2, 0.25f);
  } }
}

#line 130 "kernels/templates/functions.okl"
static int later_int(int x) {
  return x - 1;
}

#line 130 "kernels/templates/functions.okl"
static float later_float(float x) {
  return x - 1;
}

