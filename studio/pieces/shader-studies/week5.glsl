// Week 5: ray marching.
// For each pixel somebody walks along a line of sight, as far each time as nothing is near, until they bump into something.
#include <place>
#include <melt>
#include <turn>
#include <screen>
#include <press>
#include <fibre>

uniform float u_wobble;  // of the jelly
uniform float u_waves;
uniform float u_sun;     // how far it has risen
uniform float u_look;    // from the left, from the right
uniform float u_dots;
uniform vec3 u_warm;
uniform vec3 u_light;
uniform vec3 u_deep;

const float TAU = 6.28318;
const int STEPS = 56;
const float FAR = 30.0;

const float SEA = 0.0, JELLY = 1.0, TOAD = 2.0, EYE = 3.0, BOWL = 4.0, SPOON = 5.0;

const vec3 BOAT = vec3(1.42, 0.0, 4.4);
vec3 sunPlace() { return vec3(-0.55, u_sun, 8.0); }

// Three sines that come round together, however long the loop is.
float swell(vec2 at) {
  float t = TAU * u_loop;
  return u_waves * (
    0.055 * sin(at.y * 1.9 + at.x * 0.7 - 3.0 * t) +
    0.040 * sin(at.y * 3.1 - at.x * 1.6 - 4.0 * t) +
    0.018 * sin(at.x * 6.3 + at.y * 5.0 - 6.0 * t)
  );
}

// One storey of a jelly: a drum that narrows, with a rounded edge.
float storey(vec2 q, float radius, float foot, float top, float soft) {
  vec2 d = vec2(q.x - radius + 0.20 * (q.y - foot), abs(q.y - 0.5 * (foot + top)) - 0.5 * (top - foot)) + soft;
  return min(max(d.x, d.y), 0.0) + length(max(d, 0.0)) - soft;
}

// Turned out of its mould, and never quite still since.
float jelly(vec3 p) {
  vec3 q = p - sunPlace();
  // From afar it is a ball, which is quicker to walk past.
  float afar = length(q - vec3(0.0, 1.1, 0.0)) - 3.1;
  if (afar > 0.5) return afar;
  float t = TAU * u_loop;
  float high = max(q.y, 0.0);
  q.x += u_wobble * high * (0.050 * sin(3.0 * t) + 0.018 * sin(5.0 * t - high));
  q.y /= 1.0 + 0.025 * u_wobble * sin(6.0 * t);
  float around = atan(q.z, q.x);
  float r = length(q.xz);
  // Round lobes with sharp valleys between them, as the tin had.
  float lobes = (abs(cos(6.0 * around + 0.5)) - 0.62) * smoothstep(0.1, 0.8, r);
  float low = storey(vec2(r - 0.26 * lobes, q.y), 2.05, -1.0, 1.35, 0.34);
  float high1 = storey(vec2(r - 0.20 * lobes, q.y), 1.58, 0.9, 2.55, 0.42);
  float knob = length(q * vec3(1.0, 1.25, 1.0) - vec3(0.0, 3.22, 0.0)) - 0.40 - 0.05 * lobes;
  return melt(melt(low, high1, 0.06), knob, 0.16) * 0.66;
}

// The bowl is a boat as long as nobody says otherwise.
vec3 boatFrame(vec3 p) {
  float t = TAU * u_loop;
  p -= BOAT + vec3(0.0, 0.06 + 0.04 * u_waves * sin(2.0 * t), 0.0);
  p.xy = turn(0.05 * u_waves * sin(2.0 * t + 1.0)) * p.xy;
  return p;
}

float bowl(vec3 q) {
  float hull = length(q * vec3(0.80, 1.0, 0.80) - vec3(0.0, 0.24, 0.0)) - 0.50;
  float lip = length(vec2(length(q.xz) - 0.62, q.y - 0.25)) - 0.040;
  return min(max(hull, q.y - 0.25), lip);
}

// It has its eye on the sun, or on whoever comes near.
vec3 toadFrame(vec3 q) {
  q -= vec3(0.08, 0.30, 0.0);
  q.xz = turn(0.62 + 0.08 * sin(TAU * u_loop) + 0.6 * u_touch * clamp(0.36 - u_pointer.x, -0.8, 0.8)) * q.xz;
  return q;
}

float toad(vec3 q) {
  float body = length(q * vec3(1.0, 0.9, 1.0) - vec3(0.0, 0.02, 0.05)) - 0.30;
  float head = length(q * vec3(0.84, 1.35, 0.95) - vec3(0.0, 0.42, -0.05)) - 0.26;
  vec3 brow = vec3(abs(q.x) - 0.17, q.y - 0.47, q.z + 0.10);
  return melt(melt(body, head * 0.8, 0.12), length(brow) - 0.125, 0.07);
}

float eyes(vec3 q) {
  return length(vec3(abs(q.x) - 0.175, q.y - 0.485, q.z + 0.165)) - 0.095;
}

// Held like a lance, and it is one.
float spoon(vec3 q) {
  vec3 a = vec3(-0.34, 0.26, -0.22), b = vec3(-0.60, 1.28, -0.22);
  vec3 along = b - a, from = q - a;
  float handle = length(from - along * clamp(dot(from, along) / dot(along, along), 0.0, 1.0)) - 0.028;
  vec3 head = q - b - 0.12 * normalize(along);
  head.xy = turn(-0.255) * head.xy;
  float scoop = (length(head * vec3(1.55, 1.0, 2.6)) - 0.19) * 0.5;
  float arm = length(q - vec3(-0.37, 0.40, -0.22)) - 0.080;
  return min(min(handle, scoop), arm);
}

float crew(vec3 p) {
  float afar = length(p - BOAT - vec3(0.0, 0.6, 0.0)) - 1.3;
  if (afar > 0.3) return afar;
  vec3 q = boatFrame(p), turned = toadFrame(q);
  return min(min(bowl(q), spoon(q)), min(toad(turned), eyes(turned)));
}

// How far it is to the nearest thing.
float nearest(vec3 p) {
  float sea = (p.y - swell(p.xz)) * 0.75;
  return min(min(sea, jelly(p)), crew(p));
}

float what(vec3 p) {
  vec3 q = boatFrame(p), turned = toadFrame(q);
  float sea = (p.y - swell(p.xz)) * 0.75, sun = jelly(p);
  float body = toad(turned), eye = eyes(turned), boat = bowl(q), oar = spoon(q);
  float first = min(min(sea, sun), min(min(body, eye), min(boat, oar)));
  return first == eye ? EYE : first == body ? TOAD : first == boat ? BOWL : first == oar ? SPOON : first == sun ? JELLY : SEA;
}

// Which way is out: the distance grows fastest there.
vec3 outwards(vec3 p) {
  const vec2 e = vec2(1.0, -1.0) * 0.004;
  return normalize(
    e.xyy * nearest(p + e.xyy) + e.yyx * nearest(p + e.yyx) + e.yxy * nearest(p + e.yxy) + e.xxx * nearest(p + e.xxx)
  );
}

// The same walk, towards the light. Who only just squeezes past stands in half a shadow.
float shade(vec3 from, vec3 towards) {
  float light = 1.0, gone = 0.06;
  for (int n = 0; n < 14; n++) {
    float near = crew(from + towards * gone);
    light = min(light, 7.0 * near / gone);
    gone += clamp(near, 0.05, 0.4);
    if (light < 0.02 || gone > 3.5) break;
  }
  return smoothstep(0.0, 1.0, light);
}

// How wide the jelly is at this height, for its likeness in the water.
float girth(float high) {
  return high < 1.3 ? 2.0 - 0.2 * high : high < 2.5 ? 1.55 - 0.2 * (high - 1.0) : high < 2.95 ? 0.38 : -1.0;
}

// x of the warm ink, y of the light one, z of the deep one.
vec3 tones(vec2 p) {
  float look = u_look + 0.5 * u_touch * u_pointer.x;
  vec3 eye = vec3(1.6 * look, 1.05, -1.7);
  vec3 aim = normalize(vec3(0.05, 1.42, 4.0) - eye);
  vec3 side = normalize(cross(vec3(0, 1, 0), aim));
  vec3 ray = normalize(aim * 1.55 + side * p.x + cross(aim, side) * p.y);

  float gone = 0.4, near = 1.0;
  for (int n = 0; n < STEPS; n++) {
    near = nearest(eye + ray * gone);
    if (near < 0.0015 * gone || gone > FAR) break;
    gone += near;
  }
  // Whoever runs out of steps was only passing something, and ends in the sea or in the sky.
  if (near > 0.01 * gone || gone > FAR) gone = ray.y < -0.012 ? min(-eye.y / ray.y, FAR) : FAR + 1.0;

  // Sky: rays, as on a banner, for something that deserves them.
  vec3 centre = sunPlace() + vec3(0.0, 0.4, 0.0) - eye;
  vec2 glow = vec2(atan(ray.x, ray.z), ray.y) - vec2(atan(centre.x, centre.z), centre.y / length(centre));
  float beam = abs(fract(atan(glow.y, glow.x) * 22.0 / TAU + u_loop) - 0.5) * 2.0;
  float lobe = smoothstep(-0.04, 0.04, (beam - 0.5) * length(glow) * 3.0);
  float out2 = smoothstep(0.22, 0.75, length(glow));
  vec3 sky = vec3(mix(0.0, 0.55, out2) * lobe, mix(0.22 + 0.35 * out2, 1.0, lobe), 0.0);
  if (gone > FAR) return sky;

  vec3 at = eye + ray * gone;
  vec3 out1 = outwards(at);
  vec3 light = normalize(vec3(-0.55, 0.62, -0.56));
  float kind = what(at);
  float lit = clamp(dot(out1, light), 0.0, 1.0);
  float rim = 1.0 - clamp(dot(out1, -ray), 0.0, 1.0);

  if (kind == JELLY) {
    // Three flats and a gleam; it lets light through, so what turns away turns red before it turns dark.
    float gleam = smoothstep(0.93, 0.95, dot(reflect(ray, out1), normalize(vec3(-0.55, 0.55, -0.62))));
    float dark = smoothstep(0.26, 0.04, lit) * (1.0 - 0.35 * smoothstep(1.5, 0.0, at.y - u_sun));
    float bright = smoothstep(0.60, 0.68, lit);
    vec3 tone = vec3(mix(1.0, 0.60, bright), 0.10 + 0.55 * smoothstep(2.4, 0.0, at.y - u_sun), 0.72 * dark);
    return tone * (1.0 - gleam);
  }
  if (kind == EYE) {
    vec3 q = toadFrame(boatFrame(at));
    vec2 pupil = vec2(abs(q.x) - 0.185, q.y - 0.487);
    float slot = smoothstep(1.12, 0.92, length(pupil / vec2(0.058, 0.030)));
    float blink = smoothstep(0.03, 0.0, abs(fract(u_loop * 2.0 + 0.35) - 0.5));
    float lid = step(q.y - 0.485, mix(0.045, -0.5, blink));
    return mix(vec3(0.55, 0.75, 0.9), mix(vec3(0.0, 0.95, 0.0), vec3(1.0, 0.3, 1.0), slot), lid);
  }
  float dark = shade(at, light);
  if (kind == TOAD) {
    vec3 q = toadFrame(boatFrame(at));
    float spot = smoothstep(0.30, 0.24, length(fract(vec2(q.x, q.y + q.z * 0.4) * 8.0) - 0.5));
    float mouth = smoothstep(0.016, 0.008, abs(q.y - 0.300 + 0.25 * q.x * q.x)) * step(q.z, 0.0);
    float pale = smoothstep(0.14, 0.10, q.y) * step(q.z, 0.0);
    vec3 skin = vec3(0.10, 1.0, 0.30 + 0.62 * (1.0 - lit * dark) + 0.35 * spot);
    return clamp(mix(skin, vec3(0.9, 0.6, 1.0), mouth), 0.0, 1.0) * mix(vec3(1.0), vec3(1.0, 0.75, 0.55), pale);
  }
  if (kind == BOWL) {
    vec3 q = boatFrame(at);
    float band = smoothstep(0.045, 0.036, abs(q.y - 0.10));
    return vec3(0.06 + 0.30 * (1.0 - lit), 0.05, clamp(0.85 * band + 0.55 * smoothstep(0.35, 0.0, lit * dark), 0.0, 1.0));
  }
  if (kind == SPOON) return vec3(0.55, 0.20, 0.75 + 0.25 * (1.0 - lit));

  // Sea: stripes that follow the swell, and the jelly upside down in the troughs.
  float far = smoothstep(2.0, 16.0, gone);
  float stripe = fract(at.z * mix(2.0, 0.9, far) + swell(at.xz) * 9.0);
  // Far out there are more stripes than pixels: they become one grey.
  float crest = mix(smoothstep(0.50, 0.60, stripe) * smoothstep(1.0, 0.88, stripe), 0.30, smoothstep(7.0, 14.0, gone));
  vec3 calm = normalize(mix(vec3(0, 1, 0), out1, 0.22));
  vec3 mirror = reflect(ray, calm);
  vec3 there = at + mirror * (sunPlace().z - at.z) / max(mirror.z, 0.05);
  float likeness = smoothstep(0.10, -0.10, abs(there.x - sunPlace().x) - girth(there.y - u_sun)) * step(0.0, mirror.z) * step(at.z, sunPlace().z);
  float foam = smoothstep(0.09, 0.02, bowl(boatFrame(at)));
  vec3 tone = vec3(0.18 * far, 0.0, mix(1.0, 0.16, crest) * mix(1.0, 0.82, far));
  tone = mix(tone, vec3(1.0, 0.2, mix(0.80, 0.0, crest)), likeness);
  tone.z = mix(1.0, tone.z, 0.25 + 0.75 * dark);
  return mix(tone, vec3(0.0, 0.08, 0.05), foam);
}

void main() {
  vec2 p = place();
  vec3 tone = tones(p);
  float worn = fibre(p, 0.14);
  vec3 sheet = vec3(0.965, 0.937, 0.886);
  sheet = press(sheet, u_light, screen(tone.y, p, u_dots, 0.26) * worn);
  sheet = press(sheet, u_warm, screen(tone.x, p, u_dots, 1.31) * worn);
  sheet = press(sheet, u_deep, screen(tone.z, p, u_dots, 0.79) * worn);
  o_color = vec4(sheet * fibre(p + 3.0, 0.03), 1.0);
}
