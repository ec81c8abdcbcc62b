// Two shapes in one, with a fillet of width k where they meet.
float melt(float a, float b, float k) {
  float near = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - 0.25 * k * near * near;
}
