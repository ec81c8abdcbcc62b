// Prints one ink on the sheet. Inks multiply: each takes away its own part of the light.
vec3 press(vec3 sheet, vec3 ink, float cover) {
  return sheet * mix(vec3(1.0), ink, cover);
}
