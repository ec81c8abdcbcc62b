// A number from 0 to 1 for every whole cell, the same one each time it is asked.
// Multiplying spreads a bit upwards, shifting folds it back down: twice is enough.
float hash(vec2 cell) {
  uvec2 whole = uvec2(ivec2(floor(cell)));
  uint mixed = whole.x * 0x9e3779b9u + whole.y * 0x85ebca6bu + uint(u_seed) * 0xc2b2ae35u;
  mixed = (mixed ^ (mixed >> 16)) * 0x21f0aaadu;
  mixed = (mixed ^ (mixed >> 15)) * 0x735a2d97u;
  return float((mixed ^ (mixed >> 15)) >> 8) / 16777216.0;
}
