/* a comment of C */
#ifndef CONDITIONS_H
#define CONDITIONS_H
#define FROM_HEADER 7
#endif
