// Week 1: shaping and colour.
// A sunrise made of nothing but curves: each ring of sky and each hill is one function, drawn as it is.
#include <place>
#include <screen>
#include <press>
#include <fibre>

uniform float u_bands;   // rings of sky
uniform float u_ease;    // below 1 a ring darkens at once, above 1 late
uniform float u_dots;
uniform float u_slip;
uniform vec3 u_sun;
uniform vec3 u_sky;
uniform vec3 u_hills;

const float TAU = 6.28318;

// Four shaping functions, and nothing else, make the land.
float farRidge(float x)  { return 0.13 * sin(x * 5.1 + 0.6) * sin(x * 2.3 + 1.1) - 0.02; }
float volcano(float x)   { return 0.40 * exp(-abs(x - 0.52) * 4.2) - 0.20; }
float dunes(float x)     { return 0.11 * pow(abs(sin(x * 2.7 + 2.2)), 0.7) - 0.24; }
float nearHill(float x)  { float t = smoothstep(0.95, -0.75, x); return 0.34 * t * t - 0.42; }

// How much of each ink belongs here: x of the sun's, y of the sky's, z of the hills'.
vec3 tones(vec2 p) {
  float height = 0.5 - 0.5 * cos(TAU * u_loop);
  float high = smoothstep(0.0, 1.0, height);
  vec2 sun = vec2(0.26 - 0.36 * high, mix(-0.17, 0.19, high));
  sun = mix(sun, u_pointer, 0.85 * u_touch);

  float away = length(p - sun);
  float disc = smoothstep(0.002, -0.002, away - 0.155);
  // Rings crowd together at the sun and grow lazy further out.
  float ring = u_bands * sqrt(max(away - 0.155, 0.0) / 1.25) - 2.0 * u_loop;
  float within = fract(ring);
  float shade = pow(within, u_ease);
  float out1 = smoothstep(0.1, 1.15, away);

  vec3 sky;
  sky.x = 0.95 * (1.0 - smoothstep(0.15, 1.05, away)) * (1.0 - 0.6 * shade) + 0.10;
  sky.y = (0.10 + 0.90 * out1) * (0.22 + 0.78 * shade);
  sky.z = smoothstep(0.35, 1.2, away) * (0.12 + 0.88 * shade) * mix(0.95, 0.62, high);

  float low = smoothstep(sun.y + 0.155, sun.y - 0.155, p.y);
  vec3 tone = mix(sky, vec3(1.0, 0.62 * pow(low, 1.6), 0.0), disc);

  // From the far hill to the near one: each a curve, misty at its foot.
  vec4 ridge = vec4(farRidge(p.x), volcano(p.x), dunes(p.x), nearHill(p.x));
  for (int n = 0; n < 4; n++) {
    float below = ridge[n] - p.y;
    float land = smoothstep(-0.0015, 0.0015, below);
    float depth = float(n) / 3.0;
    float crest = exp(-below * mix(6.0, 1.6, depth));
    vec3 ink = vec3(
      mix(0.80, 0.0, depth) * (1.0 - 0.8 * crest) + 0.30 * (1.0 - crest),
      mix(0.62, 1.0, depth) * mix(0.30, 1.0, crest),
      mix(0.02, 1.0, depth) * mix(0.20, 1.0, crest)
    );
    tone = mix(tone, ink, land);
  }
  return tone;
}

void main() {
  vec2 p = place();
  vec2 slip = u_slip * vec2(1.0, -0.7);
  // Each ink has a plate of its own, laid down a little beside the one before.
  float sun = screen(tones(p).x, p, u_dots, 0.26);
  float sky = screen(tones(p + slip).y, p + slip, u_dots, 1.31);
  float hills = screen(tones(p - slip * 0.6).z, p - slip, u_dots, 0.79);

  vec3 sheet = vec3(0.965, 0.937, 0.886);
  float worn = fibre(p, 0.14);
  sheet = press(sheet, u_sun, sun * worn);
  sheet = press(sheet, u_sky, sky * worn);
  sheet = press(sheet, u_hills, hills * worn);
  o_color = vec4(sheet * fibre(p + 3.0, 0.03), 1.0);
}
