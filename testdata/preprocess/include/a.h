#define FROM_A 1
in_a FROM_A __INCLUDE_LEVEL__
