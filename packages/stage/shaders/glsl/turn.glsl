// Turns a place around the middle, by an angle in radians.
mat2 turn(float angle) {
  float c = cos(angle), s = sin(angle);
  return mat2(c, s, -s, c);
}
