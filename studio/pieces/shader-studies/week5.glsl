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
uniform float u_sun;     // its height
uniform float u_look;    // from the left, from the right
uniform float u_dots;
uniform vec3 u_warm;
uniform vec3 u_light;
uniform vec3 u_deep;

const float TAU = 6.28318;
const int STEPS = 56;
const float FAR = 30.0;

const float SEA = 0.0, JELLY = 1.0, TOAD = 2.0, EYE = 3.0;

vec3 sunPlace() { return vec3(0.7, u_sun, 8.0); }

// Three sines that come round together, however long the loop is.
float swell(vec2 at) {
  float t = TAU * u_loop;
  return u_waves * (
    0.055 * sin(at.y * 1.9 + at.x * 0.7 - 3.0 * t) +
    0.040 * sin(at.y * 3.1 - at.x * 1.6 - 4.0 * t) +
    0.018 * sin(at.x * 6.3 + at.y * 5.0 - 6.0 * t)
  );
}

float jelly(vec3 p) {
  vec3 q = p - sunPlace();
  float t = TAU * u_loop;
  float lump = sin(q.x * 2.6 + 2.0 * t) * sin(q.y * 2.9 - 3.0 * t) * sin(q.z * 2.4 + t);
  float squash = 1.0 + 0.05 * u_wobble * sin(4.0 * t);
  return (length(q * vec3(1.0 / squash, squash, 1.0 / squash)) - 1.75 - 0.16 * u_wobble * lump) * 0.8;
}

// The toad sits low; now and then it sinks a little further.
vec3 toadFrame(vec3 p) {
  float t = TAU * u_loop;
  p -= vec3(-0.62, 0.0 + 0.05 * sin(2.0 * t) - 0.05, 2.5);
  p.xz = turn(-0.25 + 0.12 * sin(t) + 0.4 * u_touch * clamp(u_pointer.x + 0.3, -0.8, 0.8)) * p.xz;
  return p;
}

float toad(vec3 q) {
  float head = length(q * vec3(0.82, 1.25, 0.9) - vec3(0.0, -0.10, 0.1)) - 0.46;
  vec3 brow = vec3(abs(q.x) - 0.27, q.y - 0.27, q.z + 0.02);
  float all = melt(head * 0.85, length(brow) - 0.215, 0.14);
  vec3 back = q - vec3(0.0, -0.25, 1.05);
  return melt(all, length(back * vec3(0.9, 1.0, 0.8)) - 0.48, 0.3);
}

float eyes(vec3 q) {
  return length(vec3(abs(q.x) - 0.275, q.y - 0.285, q.z + 0.115)) - 0.155;
}

// How far it is to the nearest thing.
float nearest(vec3 p) {
  float sea = (p.y - swell(p.xz)) * 0.75;
  vec3 q = toadFrame(p);
  return min(min(sea, jelly(p)), min(toad(q), eyes(q)));
}

float what(vec3 p) {
  vec3 q = toadFrame(p);
  float sea = (p.y - swell(p.xz)) * 0.75, sun = jelly(p), body = toad(q), eye = eyes(q);
  float first = min(min(sea, sun), min(body, eye));
  return first == eye ? EYE : first == body ? TOAD : first == sun ? JELLY : SEA;
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
    vec3 p = from + towards * gone;
    vec3 q = toadFrame(p);
    float near = min(toad(q), eyes(q));
    light = min(light, 7.0 * near / gone);
    gone += clamp(near, 0.05, 0.4);
    if (light < 0.02 || gone > 3.5) break;
  }
  return smoothstep(0.0, 1.0, light);
}

// x of the warm ink, y of the light one, z of the deep one.
vec3 tones(vec2 p) {
  float look = u_look + 0.5 * u_touch * u_pointer.x;
  vec3 eye = vec3(1.6 * look, 0.95, -1.7);
  vec3 aim = normalize(vec3(0.05, 0.78, 4.0) - eye);
  vec3 side = normalize(cross(vec3(0, 1, 0), aim));
  vec3 ray = normalize(aim * 1.55 + side * p.x + cross(aim, side) * p.y);

  float gone = 0.4, near = 1.0;
  for (int n = 0; n < STEPS; n++) {
    near = nearest(eye + ray * gone);
    if (near < 0.0015 * gone || gone > FAR) break;
    gone += near;
  }

  // Sky: flat bands, as a woodcutter would have them.
  float high = ray.y;
  vec2 glow = vec2(atan(ray.x, ray.z), high) - vec2(0.10, 0.12 + 0.08 * u_sun);
  float away = length(glow * vec2(1.0, 1.2));
  float band = floor(away * 11.0 - 0.001) / 11.0, part = fract(away * 11.0);
  vec3 sky = vec3(
    0.10 + 0.85 * smoothstep(0.12, 0.85, band + 0.05 * part),
    0.95 - 1.0 * smoothstep(0.15, 0.95, band + 0.09 * part),
    0.75 * smoothstep(0.50, 1.10, away)
  );
  if (gone > FAR) return sky;

  vec3 at = eye + ray * gone;
  vec3 out1 = outwards(at);
  vec3 light = normalize(sunPlace() + vec3(-3.2, 3.4, -5.5) - at);
  float kind = what(at);
  float lit = clamp(dot(out1, light), 0.0, 1.0);
  float rim = pow(1.0 - clamp(dot(out1, -ray), 0.0, 1.0), 3.0);

  if (kind == JELLY) {
    // Jelly lets light through: brightest where it is thin.
    float thin = pow(1.0 - clamp(dot(out1, -ray), 0.0, 1.0), 1.5);
    float gleam = smoothstep(0.965, 0.985, dot(reflect(ray, out1), normalize(vec3(-0.5, 0.75, -0.45))));
    float low = smoothstep(1.3, -1.6, at.y - u_sun);
    vec3 tone = vec3(mix(0.98, 0.62, thin) , 0.55 + 0.45 * thin, 0.50 * low * (1.0 - thin));
    return tone * (1.0 - gleam);
  }
  if (kind == EYE) {
    vec3 q = toadFrame(at);
    vec2 pupil = vec2(abs(q.x) - 0.275, q.y - 0.29) - vec2(0.0, 0.012);
    float blink = smoothstep(0.03, 0.0, abs(fract(u_loop * 2.0 + 0.35) - 0.5));
    float slot = smoothstep(1.08, 0.92, length(pupil / vec2(0.085, 0.036)));
    float spark = smoothstep(0.03, 0.02, length(pupil - vec2(-0.045, 0.065)));
    float lid = step(q.y - 0.285, mix(0.5, -0.5, blink));
    vec3 tone = mix(vec3(0.05 + 0.5 * (1.0 - lit) * 0.6, 1.0, 0.0), vec3(0.9, 0.3, 1.0), slot) * (1.0 - spark);
    return mix(vec3(0.25, 0.75, 0.85), tone, lid);
  }
  float dark = shade(at, light);
  if (kind == TOAD) {
    vec3 q = toadFrame(at);
    vec2 wart = fract(q.xz * 5.0 + q.y * 2.0) - 0.5;
    float spot = smoothstep(0.26, 0.20, length(wart));
    float tone = 1.0 - 0.85 * lit * dark;
    return vec3(0.12 + 0.45 * rim, 0.72 * (1.0 - spot * 0.2), clamp(0.30 + 0.75 * tone - 0.22 * spot, 0.0, 1.0));
  }
  // Sea: stripes that follow the swell, and a path of light to the sun.
  float far = smoothstep(2.0, 16.0, gone);
  float stripe = fract(at.z * mix(2.2, 0.9, far) + swell(at.xz) * 9.0);
  // Far out there are more stripes than pixels: they become one grey.
  float crest = mix(smoothstep(0.50, 0.62, stripe) * smoothstep(1.0, 0.85, stripe), 0.45, smoothstep(5.0, 12.0, gone));
  vec3 mirror = reflect(ray, out1);
  float path = smoothstep(0.93, 0.995, dot(normalize(mirror * vec3(1.0, 0.55, 1.0)), normalize(vec3(sunPlace().x - at.x, 0.9, sunPlace().z - at.z))));
  float foam = smoothstep(0.10, 0.03, toad(toadFrame(at)));
  vec3 tone = vec3(0.30 * far + 0.85 * path, 0.30 * far + 0.55 * path * crest, mix(0.98, 0.45, crest) * mix(1.0, 0.55, far));
  tone.z = mix(tone.z, 0.12, path * 0.85);
  tone.z = mix(1.0, tone.z, 0.35 + 0.65 * dark);
  return mix(tone, vec3(0.0, 0.1, 0.05), foam);
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
