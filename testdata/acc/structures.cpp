// Arrays of structures, a structure of a gang, and one of each lane.
struct Point {
  float x, y;
};
struct Box {
  Point low;
  int count;
};
void structures(int n, int m, const Point *points, Box *boxes) {
  #pragma acc parallel loop gang vector_length(5) copyin(points[0:n*m]) copyout(boxes[0:n])
  for (int j = 0; j < n; ++j) {
    Box box;
    float x = 100, y = 100;
    box.count = 0;
    #pragma acc loop vector reduction(min:x, y)
    for (int i = 0; i < m; ++i) {
      Point p = points[j * m + i];
      x = p.x < x ? p.x : x;
      y = p.y < y ? p.y : y;
    }
    box.low.x = x;
    box.low.y = y;
    box.count += m;
    boxes[j] = box;
  }
}
