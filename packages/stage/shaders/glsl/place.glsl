// Where this pixel lies: the middle is 0, the shorter side is 1, up is up.
vec2 place() {
  return (gl_FragCoord.xy - 0.5 * u_resolution) / min(u_resolution.x, u_resolution.y);
}
