// How wide a pixel is, measured as place() measures: edges are softened by it.
float pixel() {
  return 1.0 / min(u_resolution.x, u_resolution.y);
}
