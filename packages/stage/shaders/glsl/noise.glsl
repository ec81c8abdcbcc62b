#include <hash>
// A number at each corner of a grid, and an eased way from one to the next: hills, from 0 to 1.
float noise(vec2 at) {
  vec2 cell = floor(at), part = at - cell;
  vec2 ease = part * part * part * (part * (part * 6.0 - 15.0) + 10.0);
  return mix(
    mix(hash(cell), hash(cell + vec2(1, 0)), ease.x),
    mix(hash(cell + vec2(0, 1)), hash(cell + vec2(1, 1)), ease.x),
    ease.y
  );
}
