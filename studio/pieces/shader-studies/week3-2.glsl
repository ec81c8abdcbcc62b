// Week 3, again: noise.
// Noise decides where noise is read. Cut into levels, each with an ink of its own, it is lichen, or marbled paper, or breakfast.
#include <place>
#include <layers>
#include <pixel>
#include <screen>
#include <press>
#include <fibre>

uniform float u_scale;
uniform float u_warp;    // how far noise pushes noise
uniform float u_levels;
uniform float u_comb;    // a marbler's comb, drawn through once
uniform float u_dots;
uniform float u_slip;
uniform vec3 u_ground;
uniform vec3 u_vein;
uniform vec3 u_yolk;
uniform vec3 u_blush;

const float TAU = 6.28318;

void main() {
  vec2 p = place();
  // Walking in a circle over the noise leads back to where one began.
  vec2 walk = 0.42 * vec2(cos(TAU * u_loop), sin(TAU * u_loop));

  vec2 at = p * u_scale;
  at.y += u_comb * (abs(fract(p.x * 2.5 + 0.25) - 0.5) * 4.0 - 1.0) * 0.5;
  vec2 poke = p - u_pointer;
  at -= u_touch * poke * 1.6 * exp(-dot(poke, poke) * 22.0) * u_scale;

  vec2 push = vec2(layers(at + walk, 2), layers(at * 1.07 + vec2(5.2, 1.3) - walk.yx, 2)) - 0.375;
  vec2 warped = at + u_warp * push + 0.35 * walk;
  float height = layers(warped, 3);

  // The lie of the land, for plates that slip.
  float px = pixel();
  vec2 slope = vec2(dFdx(height), dFdy(height)) / px;
  float slipped = height + dot(slope, u_slip * vec2(-1.0, 0.8));

  // Stretched so that most of what noise says is used.
  float land = clamp((height - 0.14) * 1.55, 0.0, 0.999);
  float shifted = clamp((slipped - 0.14) * 1.55, 0.0, 0.999);
  float steep = length(slope) * 1.55 * u_levels * px;

  float level = floor(land * u_levels), within = fract(land * u_levels);
  float part = level / max(1.0, u_levels - 1.0);
  float odd = mod(level, 2.0);

  // A vein at every step up, as if ink had gathered there; the fine stipple beside it is the same edge, seen from further off.
  float edge = abs(fract(shifted * u_levels + 0.5) - 0.5);
  float width = 0.05 + 0.11 * noise(p * 7.0 + 4.0);
  float vein = smoothstep(width + steep, width - steep, edge);
  float shadow = exp(-within * 3.2) * (0.25 + 0.5 * part);

  // Water below, the white of the egg above it, and in the highest places the yolk.
  float egg = smoothstep(0.50, 0.50 + 2.0 * steep / u_levels, land);
  float yolk = smoothstep(0.66, 0.66 + 2.0 * steep / u_levels, shifted);
  float ground = (1.0 - egg) * mix(0.92, 0.30, odd) * mix(1.0, 0.75, within);
  float heat = max(yolk * mix(1.0, 0.82, within), (1.0 - egg) * odd * 0.62 * within);
  float veins = clamp(max(vein, shadow * (1.0 - 0.7 * egg)), 0.0, 1.0);
  float blush = clamp(yolk * smoothstep(0.70, 0.98, land) * 0.95 + egg * (1.0 - yolk) * 0.30 * within, 0.0, 1.0);

  vec3 sheet = vec3(0.965, 0.937, 0.886);
  float worn = fibre(p, 0.16);
  sheet = press(sheet, u_yolk, screen(heat, p, u_dots, 0.26) * worn);
  sheet = press(sheet, u_blush, screen(blush, p, u_dots, 1.31) * worn);
  sheet = press(sheet, u_ground, screen(ground, p, u_dots, 0.0) * worn);
  sheet = press(sheet, u_vein, screen(veins, p, u_dots, 0.79) * worn);
  o_color = vec4(sheet * fibre(p + 3.0, 0.03), 1.0);
}
