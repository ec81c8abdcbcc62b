#include <noise>
// Noise upon noise, each layer twice as fine, half as high, and turned, so that no grid shows.
float layers(vec2 at, int count) {
  float sum = 0.0, height = 0.5;
  for (int layer = 0; layer < count; layer++) {
    sum += height * noise(at);
    at = mat2(1.6, 1.2, -1.2, 1.6) * at + 17.3;
    height *= 0.5;
  }
  return sum;
}
