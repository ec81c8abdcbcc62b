// Week 3, again: noise.
// Noise decides where noise is read. On a stone it draws lichen: every rosette is a disc that could not stay round. One of them is not lichen.
#include <place>
#include <layers>
#include <pixel>
#include <screen>
#include <press>
#include <fibre>

uniform float u_scale;   // of the lobes
uniform float u_warp;    // how far noise pushes the edges
uniform float u_levels;  // rings of growth
uniform float u_fork;    // drawn through once, from the left
uniform float u_dots;
uniform float u_slip;
uniform vec3 u_ground;
uniform vec3 u_vein;
uniform vec3 u_yolk;
uniform vec3 u_blush;

const float TAU = 6.28318;
const int SPOTS = 15;
// Where they grow, how wide, and of what kind: 0 grey-green, 1 ochre, 2 pink.
const vec4 ROSETTES[SPOTS] = vec4[SPOTS](
  vec4(-0.47, 0.27, 0.22, 1), vec4(0.47, 0.36, 0.20, 0), vec4(-0.08, 0.44, 0.13, 2), vec4(0.60, -0.30, 0.24, 2),
  vec4(-0.58, -0.38, 0.23, 0), vec4(-0.64, -0.02, 0.10, 2), vec4(0.64, 0.07, 0.11, 1), vec4(-0.20, -0.46, 0.12, 1),
  vec4(0.18, 0.33, 0.075, 0), vec4(0.26, -0.47, 0.10, 0), vec4(-0.25, 0.17, 0.050, 0), vec4(-0.36, -0.17, 0.070, 1),
  vec4(0.42, 0.11, 0.045, 2), vec4(0.05, -0.40, 0.035, 2), vec4(-0.66, 0.45, 0.09, 0)
);
const vec2 PLATE = vec2(0.05, -0.03);

// What the noise does to a place: a push, so that discs get lobes.
vec2 pushed(vec2 p, vec2 walk) {
  vec2 at = p * u_scale * 3.0;
  vec2 push = vec2(layers(at + walk, 3), layers(at * 1.07 + vec2(5.2, 1.3) - walk.yx, 3)) - 0.44;
  return p + u_warp * 0.050 * push;
}

// How far out in the white of the egg: 1 at its edge.
float albumen(vec2 r) {
  return length(r * vec2(0.90, 1.08) + 0.010 * sin(3.0 * atan(r.y, r.x) + 1.0)) / 0.165;
}

// What noise says about a place: it is asked once, for all plates.
struct Ground {
  vec2 place, pushed, egg, shaken;
  float rough, grains, crack, crumb, crisp, bubble;
};

// The stone: dark, with paler grains, and cracked where noise crosses its middle. And what grows on it.
vec4 stone(Ground g) {
  float px = pixel() * 1.5;
  vec4 tone = vec4(0.50 + 0.50 * smoothstep(0.30, 0.60, g.rough), 1.0, 0.0, 0.0);
  tone = mix(tone, vec4(0.10, 0.55, 0.0, 0.25), g.grains);
  tone = mix(tone, vec4(1.0, 1.0, 0.0, 0.85), g.crack);

  for (int n = 0; n < SPOTS; n++) {
    vec4 it = ROSETTES[n];
    float away = length(g.pushed - it.xy) / it.z;
    if (away > 1.25) continue;
    float edge = px / it.z;
    float in1 = smoothstep(1.0 + edge, 1.0 - edge, away);
    // Old in the middle and crumbling, young at the rim: rings of growth, cracked across.
    float ring = fract(away * u_levels * mix(0.6, 1.0, it.z * 4.0));
    float line = smoothstep(0.50, 0.34, abs(ring - 0.5));
    float crumb = smoothstep(0.52, 0.60, g.crumb + 0.30 * smoothstep(0.5, 0.0, away) - 0.12);
    float rim = smoothstep(0.80, 0.92, away);
    vec4 body = it.w < 0.5 ? vec4(0.55, 0.0, 0.16, 0.0) : it.w < 1.5 ? vec4(0.12, 0.0, 0.95, 0.10) : vec4(0.0, 0.0, 0.10, 0.62);
    vec4 old = it.w < 0.5 ? vec4(0.95, 0.35, 0.0, 0.0) : it.w < 1.5 ? vec4(0.45, 0.0, 1.0, 0.62) : vec4(0.0, 0.55, 0.0, 0.95);
    vec4 mine = mix(body, old, max(1.0 - line, crumb * 0.9) * (1.0 - rim));
    mine = mix(mine, body * 0.45, rim);
    // A dark halo, where it eats the stone.
    tone = mix(tone, vec4(1.0, 1.0, 0.0, 0.6), smoothstep(1.16, 1.06, away));
    tone = mix(tone, mine, in1);
  }
  return tone;
}

// Asks about the place under p; under the egg nobody sees the stone, and far from it nobody sees the egg.
Ground ask(vec2 p) {
  Ground g;
  // Walking in a circle over the noise leads back to where one began.
  vec2 walk = 0.30 * vec2(cos(TAU * u_loop), sin(TAU * u_loop));
  vec2 poke = p - u_pointer;
  p -= u_touch * 0.35 * poke * exp(-dot(poke, poke) * 40.0);
  // Four tines, one pull.
  float tines = exp(-pow(abs(fract(p.y * 9.0 + 0.3) - 0.5) * 3.4, 2.0)) * smoothstep(0.24, 0.20, abs(p.y + 0.03));
  p.x += 0.16 * u_fork * tines;
  g.place = p;
  g.egg = pushed(p * 0.55 + 2.0, walk.yx) - 2.0 - PLATE * 0.55;
  float white = albumen(g.egg);
  g.pushed = p;
  if (white > 0.8) {
    g.pushed = pushed(p, walk);
    g.rough = layers(p * 9.0 + 31.0, 3);
    g.grains = smoothstep(0.68, 0.74, noise(p * 88.0)) * smoothstep(0.30, 0.60, noise(p * 13.0 + 6.0));
    g.crack = smoothstep(0.012, 0.005, abs(layers(p * 2.3 + 40.0, 3) - 0.44));
    g.crumb = layers(p * 26.0, 2);
  }
  if (white < 1.4) {
    g.crisp = layers(p * 14.0, 2);
    g.bubble = layers(p * 21.0, 2) + 0.2 * noise(p * 50.0);
    g.shaken = 0.010 * (vec2(noise(p * 8.0 + walk * 2.0), noise(p * 8.0 + 4.0 - walk * 2.0)) - 0.5);
  }
  return g;
}

// One plate's tones: x ground, y vein, z yolk, w blush.
vec4 tones(Ground g, vec2 slip) {
  g.place += slip;
  g.pushed += slip;
  g.egg += slip * 0.55;
  float white = albumen(g.egg), px = pixel() * 1.5, soft = px / 0.165;
  vec4 tone = white < 0.9 ? vec4(0.0) : stone(g);
  if (white > 1.3) return clamp(tone, 0.0, 1.0);
  tone = mix(tone, vec4(1.0, 1.0, 0.0, 1.0), smoothstep(1.03, 0.97, albumen(g.egg - vec2(0.012, -0.016))));
  // Crisp at the rim, where the butter was.
  float fried = smoothstep(0.86, 1.0, white + 0.10 * (g.crisp - 0.4));
  tone = mix(tone, vec4(0.0, 0.0, 0.10 + 0.85 * fried, 0.02 + 0.75 * fried * fried), smoothstep(1.0 + soft, 1.0 - soft, white));
  float bubble = smoothstep(0.60, 0.64, g.bubble) * smoothstep(0.62, 0.72, white) * smoothstep(0.96, 0.86, white);
  tone = mix(tone, vec4(0.10, 0.0, 0.45, 0.15), bubble);

  vec2 y = g.place - PLATE - vec2(0.03, 0.035) + g.shaken;
  float yolk = length(y) / 0.128;
  tone = mix(tone, vec4(0.42, 0.0, 0.30, 0.10), smoothstep(1.24, 1.12, length(y - vec2(0.014, -0.020)) / 0.128) * step(white, 0.9));
  float lit = dot(y / 0.128, normalize(vec2(-0.6, 0.8)));
  tone = mix(tone, vec4(0.0, 0.0, 1.0, 0.10 + 0.75 * smoothstep(0.35, -0.95, lit)), smoothstep(1.0 + px / 0.128, 1.0 - px / 0.128, yolk));
  float gleam = length((y - vec2(-0.050, 0.056)) * mat2(0.8, -0.6, 0.6, 0.8) * vec2(1.0, 2.0));
  tone = mix(tone, vec4(0.0), smoothstep(0.031 + px, 0.031 - px, gleam));
  return clamp(tone, 0.0, 1.0);
}

void main() {
  vec2 p = place();
  Ground ground = ask(p);
  vec4 tone = tones(ground, vec2(0.0));
  vec4 late = u_slip > 0.0 ? tones(ground, u_slip * vec2(-1.0, 0.8)) : tone;
  vec3 sheet = vec3(0.965, 0.937, 0.886);
  float worn = fibre(p, 0.16);
  sheet = press(sheet, u_yolk, screen(tone.z, p, u_dots, 0.26) * worn);
  sheet = press(sheet, u_blush, screen(late.w, p, u_dots, 1.31) * worn);
  sheet = press(sheet, u_ground, screen(late.x, p, u_dots, 0.0) * worn);
  sheet = press(sheet, u_vein, screen(tone.y, p, u_dots, 0.79) * worn);
  o_color = vec4(sheet * fibre(p + 3.0, 0.03), 1.0);
}
