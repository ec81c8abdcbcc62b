#include <noise>
// Paper is never even: a little less ink here and there, from 1 down to 1 - depth.
float fibre(vec2 at, float depth) {
  return 1.0 - depth * (0.6 * noise(at * 260.0) + 0.4 * noise(at * vec2(90.0, 420.0)));
}
