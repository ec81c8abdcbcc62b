import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RedFormat,
  RepeatWrapping,
  RGBAFormat,
} from "three";

/** A square texture that repeats: `shade` returns a value from 0 to 1 for places from 0 to 1. One channel, for bumps; or `coloured`, to multiply a colour with. */
export function grainTexture(
  side: number,
  shade: (x: number, y: number) => number,
  coloured = false,
): DataTexture {
  const channels = coloured ? 4 : 1;
  const data = new Uint8Array(side * side * channels);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const value = Math.round(255 * Math.min(1, Math.max(0, shade(column / side, row / side))));
      const at = (row * side + column) * channels;
      data.fill(value, at, at + channels);
      if (coloured) data[at + 3] = 255;
    }
  const texture = new DataTexture(data, side, side, coloured ? RGBAFormat : RedFormat);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
  return texture;
}
