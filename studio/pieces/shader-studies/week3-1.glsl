// Week 3: tiling.
// One square, told where it lies and never who its neighbours are, and yet the lines meet. Turned, they meet elsewhere.
#include <place>
#include <pixel>
#include <hash>
#include <turn>
#include <screen>
#include <lamp>
#include <fibre>

uniform float u_tiles;   // squares along the shorter side
uniform float u_width;   // of the line
uniform float u_warts;
uniform float u_dots;
uniform float u_slip;
uniform vec3 u_skin;
uniform vec3 u_line;
uniform vec3 u_wart;

// How many quarters this tile has turned by now: two in each loop, one after the other, in a wave over the skin.
// After two quarters a tile looks as it did: the loop closes.
float quarters(vec2 cell) {
  float moment = 0.5 + 0.055 * dot(cell, vec2(1.0, 0.6)) + 0.22 * hash(cell + 71.0);
  float now = 2.0 * (u_loop + moment);
  float part = fract(now);
  // It rests for most of the time, then goes round with a little too much swing.
  float go = clamp((part - 0.62) / 0.38, 0.0, 1.0);
  float swing = go * go * (3.0 - 2.0 * go) + 0.09 * sin(go * 6.2832) * (1.0 - go);
  return floor(now) + swing;
}

// How much of each ink belongs here: x of the skin's, y of the line's, z of the warts'.
vec3 tones(vec2 p) {
  vec2 at = p * u_tiles + 40.0;
  vec2 cell = floor(at);
  vec2 part = at - cell - 0.5;

  float turned = quarters(cell) + floor(4.0 * hash(cell));
  float touched = u_touch * smoothstep(0.34, 0.05, length((cell + 0.5 - 40.0) / u_tiles - u_pointer));
  turned += touched;
  float whole = floor(turned), half1 = turned - whole;

  // Only a disc turns, as a knob does; the corners stay.
  float soft = u_tiles * pixel();
  vec2 q = length(part) < 0.5 ? turn(-1.5708 * half1) * part : part;
  if (mod(whole, 2.0) > 0.5) q.x = -q.x;

  // Two quarter circles, each from the middle of a side to the middle of the next.
  vec2 corner = q.x + q.y > 0.0 ? vec2(0.5) : vec2(-0.5);
  float away = length(q - corner);
  float arc = abs(away - 0.5);

  // Corners are coloured like a chessboard. What a tile's middle is follows from which corners it joins, so it changes as the tile turns.
  float board = mod(cell.x + cell.y + whole, 2.0);
  float inside = smoothstep(soft, -soft, away - 0.5);
  float side = abs(board - inside);
  if (length(part) < 0.5) side = mix(side, 1.0 - side, smoothstep(0.1, 0.9, half1));

  float line = smoothstep(soft, -soft, arc - u_width);
  float rim = smoothstep(soft, -soft, arc - u_width - 0.055);

  // Beads along the line: three to an arc.
  float along = atan(abs(q.y - corner.y), abs(q.x - corner.x)) / 1.5708 * 3.0;
  vec2 bead = vec2((fract(along) - 0.5) * 0.2618, away - 0.5);
  float size = u_width * 0.52;
  float beads = smoothstep(soft, -soft, length(bead) - size);

  // A wart where four tiles meet: large and small ones, and now and then an eye.
  vec2 meet = floor(at + 0.5);
  vec2 from = at - meet;
  float chance = hash(meet + 13.0);
  float isWart = step(1.0 - u_warts, hash(meet + 5.0));
  float radius = mix(0.10, 0.24, chance) * (1.0 + 0.08 * sin(6.2832 * (u_loop * 2.0 + chance)));
  float wart = isWart * smoothstep(soft, -soft, length(from) - radius);
  float isEye = isWart * step(0.86, chance);
  vec2 gaze = (u_pointer - (meet - 40.0) / u_tiles) * u_touch;
  gaze = gaze / max(1.0, length(gaze) * 3.0) * 0.12 + 0.03 * vec2(cos(6.2832 * u_loop), sin(6.2832 * u_loop));
  float lid = pow(abs(sin(3.1416 * fract(u_loop * 3.0 + hash(meet + 2.0)))), 0.12);
  vec2 slot = (from - gaze) * vec2(1.0, 1.9);
  float pupil = isEye * smoothstep(soft, -soft, length(slot) - 0.10 * lid);

  float hill = 1.0 - smoothstep(0.0, 0.5, length(from));
  vec3 tone;
  tone.x = mix(0.10 + 0.12 * hill, 0.82 - 0.30 * smoothstep(0.0, 0.7, length(part)), side);
  tone.y = line * mix(0.92, 0.62, inside);
  tone.x *= 1.0 - rim;
  tone.z = max(beads * 0.95, 0.30 * (1.0 - side) * hill * (1.0 - rim));
  tone.y *= 1.0 - beads;
  tone = mix(tone, vec3(0.25, 0.0, 1.0), wart);
  float ring = wart * smoothstep(-soft, soft, length(from) - radius * 0.72);
  tone = mix(tone, vec3(0.0, 0.85, 0.4), ring);
  tone = mix(tone, vec3(0.0, 0.0, 0.0), pupil);
  return tone;
}

void main() {
  vec2 p = turn(0.12) * place();
  vec2 slip = u_slip * vec2(1.0, 0.6);
  float skin = screen(tones(p + slip).x, p, u_dots, 0.0);
  float line = screen(tones(p).y, p, u_dots, 0.79);
  float wart = screen(tones(p - slip).z, p, u_dots, 1.31);

  vec3 sheet = vec3(0.078, 0.063, 0.122);
  float worn = fibre(p, 0.12);
  sheet = lamp(sheet, u_skin, skin * worn);
  sheet = lamp(sheet, u_line, line * worn);
  sheet = lamp(sheet, u_wart, wart * worn);
  o_color = vec4(sheet, 1.0);
}
