import { describe, expect, it } from "vitest";
import { wavFile } from "./wav.ts";

const words = (file: Uint8Array, at: number) => String.fromCharCode(...file.slice(at, at + 4));

describe("a WAV file", () => {
  const file = wavFile([new Float32Array([0, 1, -1]), new Float32Array([0.5, 2, -2])], 44_100);
  const view = new DataView(file.buffer);

  it("tells its format, rate and lengths", () => {
    expect([0, 8, 12, 36].map((at) => words(file, at))).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
    expect(view.getUint32(4, true)).toBe(file.length - 8);
    expect(view.getUint32(16, true)).toBe(16);
    expect(view.getUint16(20, true)).toBe(1);
    expect(view.getUint16(22, true)).toBe(2);
    expect(view.getUint32(24, true)).toBe(44_100);
    expect(view.getUint32(28, true)).toBe(44_100 * 4);
    expect(view.getUint16(32, true)).toBe(4);
    expect(view.getUint16(34, true)).toBe(16);
    expect(view.getUint32(40, true)).toBe(12);
    expect(file).toHaveLength(44 + 12);
  });

  it("lays the channels side by side and cuts off what is too loud", () => {
    const samples = Array.from({ length: 6 }, (_, n) => view.getInt16(44 + 2 * n, true));
    expect(samples).toEqual([0, 16_384, 32_767, 32_767, -32_767, -32_767]);
  });

  it("may be of nothing at all", () => {
    expect(wavFile([new Float32Array()], 8000)).toHaveLength(44);
  });
});
