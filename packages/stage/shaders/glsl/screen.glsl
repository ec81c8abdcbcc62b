#include <pixel>
#include <turn>
// Turns a tone into dots, as a press must: 0 is bare paper, 1 is solid ink, between them dots that grow until they touch.
float screen(float tone, vec2 at, float dots, float angle) {
  vec2 wave = turn(angle) * at * dots * 6.2832;
  float hill = 0.5 + 0.25 * (cos(wave.x) + cos(wave.y));
  float soft = clamp(1.4 * dots * pixel(), 0.02, 0.5);
  return smoothstep(-soft, soft, hill - mix(1.0 + soft, -soft, clamp(tone, 0.0, 1.0)));
}
