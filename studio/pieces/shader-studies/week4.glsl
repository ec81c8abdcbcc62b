// Week 4: distance fields.
// Nobody stored a line. Each mushroom is a rule that tells how far away it is, and the song is that number, going outwards.
#include <place>
#include <pixel>
#include <hash>
#include <melt>
#include <turn>
#include <screen>
#include <lamp>
#include <fibre>

uniform float u_melt;    // how far the singers flow into each other
uniform float u_rings;   // of song
uniform float u_song;    // how far a mouth opens
uniform float u_dots;
uniform float u_slip;
uniform vec3 u_cap;
uniform vec3 u_air;
uniform vec3 u_spot;

const float TAU = 6.28318;
const int SINGERS = 5;

float slab(vec2 p, vec2 halfSize) {
  vec2 q = abs(p) - halfSize;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0);
}

// How loud singer n is just now: a round, each coming in after the one before.
float voice(int n) {
  float beat = fract(u_loop * 4.0 - float(n) * 0.2);
  float lean = u_touch * 0.8;
  return max(smoothstep(0.0, 0.14, beat) * smoothstep(0.72, 0.36, beat), lean);
}

// A singer's place: foot on the ground, size, and lean.
vec4 singer(int n) {
  float at = float(n) - 2.0;
  float size = 0.86 + 0.34 * hash(vec2(n, 3.0)) - 0.07 * abs(at);
  float sway = 0.09 * sin(TAU * (u_loop * 2.0 + 0.13 * at)) + 0.10 * u_touch * clamp(u_pointer.x - at * 0.26, -1.0, 1.0);
  return vec4(at * 0.262 + 0.03 * (hash(vec2(n, 8.0)) - 0.5), -0.40 + 0.03 * cos(at * 1.7), size, sway);
}

struct Fungus { float cap, stem; vec2 face; vec2 crown; };

Fungus mushroom(vec2 p, int n) {
  vec4 who = singer(n);
  float loud = voice(n);
  vec2 q = (p - who.xy) / who.z;
  q.x += who.w * q.y * q.y * 2.0;
  q.y /= 1.0 + 0.07 * loud;
  float tall = 0.30 + 0.16 * hash(vec2(n, 21.0));
  vec2 hat = q - vec2(0.0, tall);
  float wide = 0.145 + 0.035 * hash(vec2(n, 34.0)) - 0.012 * loud;
  vec2 flat1 = hat * vec2(1.0, 1.15);
  float dome = max(length(flat1) - wide, -hat.y) ;
  float brim = slab(hat - vec2(0.0, 0.0), vec2(wide - 0.018, 0.006)) - 0.016;
  float stem = slab(q - vec2(0.0, tall * 0.5), vec2(0.040 + 0.022 * smoothstep(0.25, 0.0, q.y), tall * 0.5)) - 0.022;
  return Fungus(melt(dome, brim, 0.03) * who.z, stem * who.z, q - vec2(0.0, tall - 0.105), hat / wide);
}

// x of the cap's ink, y of the air's, z of the spots'.
vec3 tones(vec2 p) {
  float px = pixel();
  // The whole choir as one distance.
  float all = p.y + 0.405 + 0.02 * sin(p.x * 7.0);
  Fungus choir[SINGERS];
  for (int n = 0; n < SINGERS; n++) {
    choir[n] = mushroom(p, n);
    all = melt(all, melt(choir[n].cap, choir[n].stem, 0.05), max(u_melt, 0.001));
  }
  float body = smoothstep(px, -px, all);

  // The song: rings at equal distances, thinning out.
  // Its plate slips: what the distance will be a little further on is told by how fast it changes here.
  float slipped = all + dot(vec2(dFdx(all), dFdy(all)) / px, u_slip * vec2(1.0, -0.8));
  float ring = fract(slipped * u_rings - u_loop * 8.0);
  float wave = smoothstep(0.0, 0.25, ring) * smoothstep(1.0, 0.35, ring);
  float air = wave * mix(0.80, 0.16, smoothstep(0.0, 0.75, all)) * step(0.0, slipped);
  vec3 tone = vec3(0.22 * smoothstep(0.55, 0.0, all) * (1.0 - wave), air, 0.0);
  tone.z = 0.75 * exp(-abs(all - 0.018) * 260.0);

  // What flowed together has no single owner: a soft stem colour.
  tone = mix(tone, vec3(0.78, 0.42, 0.90), body);
  for (int n = 0; n < SINGERS; n++) {
    Fungus one = choir[n];
    if (min(one.cap, one.stem) > 0.02) continue;
    float loud = voice(n);
    float stem = smoothstep(px, -px, one.stem);
    float cap = smoothstep(px, -px, one.cap);
    float shade = smoothstep(-0.10, 0.10, one.face.x);
    tone = mix(tone, vec3(0.72 + 0.2 * shade, 0.55 - 0.35 * shade, 0.98 - 0.35 * shade), stem);
    // Under the brim it is dark.
    tone *= 1.0 - 0.85 * stem * smoothstep(0.045, 0.0, one.cap) * (1.0 - cap);

    vec2 face = one.face;
    vec2 mouth = (face + vec2(0.0, 0.028)) / vec2(0.016 + 0.012 * loud * u_song, 0.004 + 0.030 * loud * u_song);
    float sings = stem * smoothstep(1.0 + 60.0 * px, 1.0 - 60.0 * px, length(mouth));
    float eyes = stem * smoothstep(px * 2.0, 0.0, length(vec2(abs(face.x) - 0.026, (face.y - 0.024) * mix(1.0, 3.2, loud * 0.7))) - 0.0075);
    tone = mix(tone, vec3(0.0), max(sings, eyes) * (1.0 - cap));
    float tongue = sings * smoothstep(0.2, -0.4, mouth.y);
    tone = mix(tone, vec3(1.0, 0.0, 0.15), tongue * (1.0 - cap));

    vec2 crown = one.crown;
    float light = clamp(0.55 + 0.6 * dot(crown, vec2(-0.6, 0.7)), 0.0, 1.0);
    vec3 hat = vec3(mix(0.45, 1.0, light), 0.0, 0.30 * smoothstep(0.75, 1.0, light));
    float spots = 1.0;
    for (int s = 0; s < 4; s++) {
      vec2 where1 = vec2(float(s) * 0.52 - 0.78, 0.30 + 0.34 * hash(vec2(n * 7 + s, 5.0)));
      where1.y *= 1.0 - 0.35 * abs(where1.x);
      spots = min(spots, length((crown - where1) * vec2(1.0, 1.15)) - 0.09 - 0.09 * hash(vec2(s, n)));
    }
    float soft = 7.0 * px;
    hat = mix(hat, vec3(0.35 * (1.0 - light), 0.0, 1.0), smoothstep(soft, -soft, spots));
    tone = mix(tone, hat, cap);
    tone *= 1.0 - 0.8 * smoothstep(2.0 * px, 0.0, abs(one.cap) - 0.003) * step(0.0, one.cap) * stem;
  }
  return tone;
}

void main() {
  vec2 p = place();
  p.y -= 0.02;
  vec3 tone = tones(p);
  float cap = screen(tone.x, p, u_dots, 1.31);
  float air = screen(tone.y, p, u_dots, 0.0);
  float spot = screen(tone.z, p, u_dots, 0.26);

  vec3 sheet = vec3(0.090, 0.066, 0.155);
  float worn = fibre(p, 0.12);
  sheet = lamp(sheet, u_cap, cap * worn);
  sheet = lamp(sheet, u_air, air * worn);
  sheet = lamp(sheet, u_spot, spot * worn);
  o_color = vec4(sheet, 1.0);
}
