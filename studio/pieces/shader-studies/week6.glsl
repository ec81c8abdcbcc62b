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

const float DROPS = 16.0; // in a loop

#ifdef REMEMBER

// A drop's ink and water.
vec4 drop(vec2 from, float radius, float which) {
  from -= round(from);
  float inside = smoothstep(radius, radius * 0.72, length(from));
  vec3 ink = vec3(which < 0.5, which > 0.5 && which < 1.5, which > 1.5);
  return vec4(ink, 1.0) * inside;
}

vec2 fallen(float n) {
  return (vec2(hash(vec2(n, 2.0)), hash(vec2(n, 11.0))) - 0.5) * vec2(0.95, 0.72);
}

float size(float n) {
  return mix(0.035, 0.115, pow(hash(vec2(n, 5.0)), 1.6));
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
  vec2 from = uv + 0.00042 * way * slope + 0.00022 * u_feather * lead * here.a;

  vec4 around = 0.25 * (
    texture(u_memory, from + vec2(reach, 0.0)) + texture(u_memory, from - vec2(reach, 0.0)) +
    texture(u_memory, from + vec2(0.0, reach)) + texture(u_memory, from - vec2(0.0, reach))
  );
  vec4 next = mix(texture(u_memory, from), around, 0.003 + 0.16 * clamp(here.a, 0.0, 1.0));

  next.rgb *= 1.0 - 0.0032 * u_drying;
  next.a *= 1.0 - 0.0075 * u_drying;

  // Drops fall one after the other, each at its moment and its place.
  // The uneven edge of each is the paper's.
  vec2 q = p + 0.035 * lead;
  float now = u_loop * DROPS, n = floor(now), age = fract(now);
  if (age < 0.3) {
    next = max(next, drop(q - fallen(n), size(n) * smoothstep(-0.01, 0.12, age), mod(n, 3.0)));
    float turned = 6.2832 * hash(vec2(n, 17.0));
    vec2 beside = fallen(n) + 0.14 * vec2(cos(turned), sin(turned));
    next = max(next, drop(q - beside, 0.018, mod(n, 3.0)) * step(0.06, age));
  }
  // The sheet does not begin empty.
  if (u_time == 0.0) for (float m = 0.0; m < DROPS; m++) next = max(next, drop(q - fallen(m), size(m), mod(m, 3.0)));
  if (u_touch > 0.4) next = max(next, u_touch * drop(q - u_pointer, 0.030, mod(floor(now * 0.5), 3.0)));
  o_color = next;
}

#else

void main() {
  vec2 p = place();
  float share = min(u_resolution.x, u_resolution.y) / max(u_resolution.x, u_resolution.y);
  vec2 uv = p * share + 0.5;
  float texel = 1.5 / 384.0;

  vec4 ink = texture(u_memory, uv);
  vec4 across = texture(u_memory, uv + vec2(texel, 0.0)) - texture(u_memory, uv - vec2(texel, 0.0));
  vec4 up = texture(u_memory, uv + vec2(0.0, texel)) - texture(u_memory, uv - vec2(0.0, texel));
  vec3 rim = sqrt(across.rgb * across.rgb + up.rgb * up.rgb);

  // Thin ink prints as few dots, thick ink as a flat: and where it stopped, a line.
  vec3 tone = 1.0 - exp(-1.25 * ink.rgb);
  tone = clamp(tone * 0.9 + u_rim * smoothstep(0.02, 0.26, rim) * 0.85 * (1.0 - 0.4 * tone), 0.0, 1.0);
  float granules = noise(p * 150.0) - 0.5;
  tone = clamp(tone + 0.30 * granules * tone * (1.0 - tone), 0.0, 1.0);

  vec3 sheet = vec3(0.965, 0.937, 0.886);
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
