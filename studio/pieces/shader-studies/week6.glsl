// Week 6: feedback.
// Each picture is made out of the one before. This text runs twice: once, as REMEMBER, it makes the next memory
// (red, green and blue are how much there is of three inks, alpha is how wet it is), and once it prints what is remembered.
#include <place>
#include <hash>
#include <noise>
#include <screen>
#include <press>
#include <fibre>

uniform float u_bleed;   // how far ink creeps
uniform float u_feather; // how much of that the fibres decide
uniform float u_drying;
uniform float u_rim;     // the dark edge
uniform float u_dots;
uniform vec3 u_first;
uniform vec3 u_second;
uniform vec3 u_third;

// The paper has been folded down the middle: whatever falls on one half lies on the other.
vec2 folded(vec2 p) {
  return vec2(abs(p.x), p.y);
}

#ifdef REMEMBER

// Where each drop falls on the right half, how large it is, and its ink: 0, 1 or 2. Some run a little way.
const int DROPS = 35;
const vec4 FALLS[DROPS] = vec4[DROPS](
  vec4(0.068, -0.085, 0.136, 1), vec4(0.070, 0.082, 0.106, 1), vec4(0.100, 0.140, 0.052, 1), vec4(0.190, -0.115, 0.078, 1),
  vec4(0.040, -0.112, 0.100, 0), vec4(0.045, 0.100, 0.072, 0), vec4(0.215, -0.145, 0.052, 0), vec4(0.105, 0.066, 0.030, 0),
  vec4(0.142, 0.222, 0.060, 2), vec4(0.140, 0.222, 0.022, 0), vec4(0.140, 0.222, 0.025, 1),
  vec4(0.160, 0.015, 0.040, 1), vec4(0.225, 0.040, 0.033, 0),
  vec4(0.306, 0.086, 0.0055, 0), vec4(0.306, 0.086, 0.0055, 0), vec4(0.306, 0.086, 0.0055, 0), vec4(0.306, 0.086, 0.0055, 0),
  vec4(0.275, -0.185, 0.036, 0), vec4(0.322, -0.255, 0.0060, 0), vec4(0.322, -0.255, 0.0060, 0), vec4(0.322, -0.255, 0.0060, 0),
  vec4(0.322, -0.255, 0.0060, 0),
  vec4(0.000, -0.118, 0.060, 2), vec4(0.024, 0.118, 0.014, 2), vec4(0.186, -0.090, 0.022, 2), vec4(0.236, -0.152, 0.018, 2),
  vec4(0.048, -0.232, 0.022, 0), vec4(0.000, -0.298, 0.011, 0), vec4(0.000, 0.246, 0.008, 0),
  vec4(0.250, 0.272, 0.010, 1), vec4(0.272, 0.306, 0.005, 1), vec4(0.432, -0.058, 0.009, 1), vec4(0.412, 0.222, 0.007, 2),
  vec4(0.452, -0.178, 0.005, 2), vec4(0.170, -0.310, 0.008, 1)
);
const vec2 RUNS[DROPS] = vec2[DROPS](
  vec2(0), vec2(0), vec2(0), vec2(0.040, -0.045), vec2(0), vec2(0), vec2(0.030, -0.030), vec2(0),
  vec2(0), vec2(0.004, 0.004), vec2(0.004, 0.004), vec2(0.050, 0.018), vec2(0.072, 0.040),
  vec2(0.080, -0.040), vec2(0.094, 0.016), vec2(0.064, 0.064), vec2(0.006, 0.080),
  vec2(0.040, -0.060), vec2(0.084, 0.048), vec2(0.108, 0.000), vec2(0.088, -0.048), vec2(0.022, -0.062),
  vec2(0), vec2(0), vec2(0), vec2(0), vec2(0.018, -0.046), vec2(0), vec2(0, 0.022),
  vec2(0), vec2(0), vec2(0), vec2(0), vec2(0), vec2(0)
);

// A drop's ink and water: pale in the middle, for ink drifts to where the wet ends.
vec4 drop(vec2 from, vec2 run, float radius, float which) {
  float along = clamp(dot(from, run) / max(dot(run, run), 1e-6), 0.0, 1.0);
  float away = length(from - run * along) / (radius * (1.0 + 0.35 * along * step(1e-6, dot(run, run))));
  float inside = smoothstep(1.0, 0.84, away);
  float ink = inside * mix(0.42, 1.0, smoothstep(0.25, 0.85, away));
  return vec4(ink * vec3(which < 0.5, which > 0.5 && which < 1.5, which > 1.5), inside * mix(0.30, 1.0, smoothstep(0.005, 0.040, radius)));
}

// Each sheet falls a little otherwise.
vec2 shaken(float n) {
  return 0.006 * (vec2(hash(vec2(n, 2.0)), hash(vec2(n, 11.0))) - 0.5);
}

vec4 fall(int n, vec2 q, float grown) {
  vec4 it = FALLS[n];
  return drop(q - it.xy - shaken(floor(float(n) * 0.25)), RUNS[n], it.z * grown, it.w);
}

void main() {
  vec2 p = place();
  vec2 uv = p + 0.5;
  float texel = 1.0 / u_resolution.x;

  // Fibres lead sideways, more here than there.
  float grain = noise(p * 64.0);
  vec2 lead = vec2(noise(p * 38.0 + 3.1), noise(p * 38.0 + 9.7)) - 0.5;
  float way = u_bleed * mix(1.0, 0.15 + 2.6 * grain * grain, u_feather);
  float reach = texel * clamp(way, 0.3, 2.0);

  vec4 here = texture(u_memory, uv);
  float east = texture(u_memory, uv + vec2(3.0 * texel, 0.0)).a, west = texture(u_memory, uv - vec2(3.0 * texel, 0.0)).a;
  float north = texture(u_memory, uv + vec2(0.0, 3.0 * texel)).a, south = texture(u_memory, uv - vec2(0.0, 3.0 * texel)).a;
  // Water runs from wet to dry and takes the ink along: what arrives here was, a moment ago, a little further in.
  vec2 slope = vec2(east - west, north - south);
  vec2 from = uv + 0.00046 * way * slope + 0.00024 * u_feather * lead * here.a;

  vec4 around = 0.25 * (
    texture(u_memory, from + vec2(reach, 0.0)) + texture(u_memory, from - vec2(reach, 0.0)) +
    texture(u_memory, from + vec2(0.0, reach)) + texture(u_memory, from - vec2(0.0, reach))
  );
  vec4 next = mix(texture(u_memory, from), around, 0.004 + 0.22 * clamp(here.a, 0.0, 1.0));

  next.rgb *= 1.0 - 0.0017 * u_drying;
  next.a *= 1.0 - 0.0075 * u_drying;

  // Drops fall one after the other, each twice in a loop, here and there. The uneven edge of each is the paper's.
  vec2 q = folded(p + 0.016 * lead + 0.016 * (vec2(noise(p * 11.0), noise(p * 11.0 + 7.7)) - 0.5));
  float now = u_loop * 2.0 * float(DROPS), age = fract(now);
  int n = int(mod(floor(now) * 13.0, float(DROPS)));
  if (age < 0.5) next = max(next, fall(n, q, smoothstep(-0.1, 0.3, age)));
  // The sheet does not begin empty.
  if (u_time == 0.0) for (int m = 0; m < DROPS; m++) next = max(next, fall(m, q, 1.0));
  if (u_touch > 0.4) next = max(next, u_touch * drop(q - folded(u_pointer), vec2(0), 0.022, mod(floor(now * 0.25), 3.0)));
  o_color = next;
}

#else

void main() {
  vec2 p = place();
  float share = min(u_resolution.x, u_resolution.y) / max(u_resolution.x, u_resolution.y);
  vec2 uv = p * share + 0.5;
  float texel = 1.5 / 384.0;

  vec4 ink = texture(u_memory, uv);
  // The second plate has slipped.
  ink.g = texture(u_memory, uv + vec2(-0.0035, 0.0025)).g;
  vec4 across = texture(u_memory, uv + vec2(texel, 0.0)) - texture(u_memory, uv - vec2(texel, 0.0));
  vec4 up = texture(u_memory, uv + vec2(0.0, texel)) - texture(u_memory, uv - vec2(0.0, texel));
  vec3 rim = sqrt(across.rgb * across.rgb + up.rgb * up.rgb);

  // Thin ink prints as few dots, thick ink as a flat: and where it stopped, a line.
  vec3 tone = 1.0 - exp(-1.8 * ink.rgb);
  tone = clamp(tone * 0.95 + u_rim * smoothstep(0.02, 0.26, rim) * 0.85 * (1.0 - 0.4 * tone), 0.0, 1.0);
  float granules = noise(p * 150.0) - 0.5;
  tone = clamp(tone + 0.30 * granules * tone * (1.0 - tone), 0.0, 1.0);

  // The fold has rubbed some of it off.
  float crease = abs(p.x + 0.0015 * sin(p.y * 23.0));
  tone *= 1.0 - 0.75 * smoothstep(0.0035, 0.0012, crease) * smoothstep(0.30, 0.55, noise(vec2(1.0, p.y * 60.0)));

  vec3 sheet = vec3(0.965, 0.937, 0.886);
  sheet *= 1.0 - 0.05 * smoothstep(0.012, 0.0, p.x) * smoothstep(-0.016, 0.0, p.x);
  // Wet paper is a little darker, and shines where the water stands.
  float light = dot(vec2(across.a, up.a), vec2(-0.6, 0.8));
  sheet *= 1.0 - 0.06 * smoothstep(0.0, 0.6, ink.a);
  sheet = press(sheet, u_third, screen(tone.b, p, u_dots, 0.26) * fibre(p, 0.16));
  sheet = press(sheet, u_first, screen(tone.r, p, u_dots, 1.31) * fibre(p + 1.0, 0.16));
  sheet = press(sheet, u_second, screen(tone.g, p, u_dots, 0.0) * fibre(p + 2.0, 0.16));
  sheet += 0.5 * clamp(light, 0.0, 0.2) * ink.a;
  o_color = vec4(sheet * fibre(p + 3.0, 0.04), 1.0);
}

#endif
