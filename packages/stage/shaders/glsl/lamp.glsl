// The other way round, for a dark sheet: each ink gives light, and no two give more than white.
vec3 lamp(vec3 sheet, vec3 ink, float cover) {
  return sheet + (1.0 - sheet) * ink * cover;
}
