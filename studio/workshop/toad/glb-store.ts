/** The binary half of a GLB file, and its frame. */
const kinds = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 } as const;
type Kind = keyof typeof kinds;

const [floatType, byteType, shortType] = [5126, 5121, 5123];
const targets = { vertices: 34_962, indices: 34_963 } as const;

interface Wishes {
  /** Tells the least and the most of each part, as positions and times must. */
  limits?: boolean;
  target?: keyof typeof targets;
}

export class GlbStore {
  private readonly parts: Uint8Array[] = [];
  private readonly bufferViews: object[] = [];
  private readonly accessors: object[] = [];
  private length = 0;

  view(bytes: Uint8Array, target?: keyof typeof targets): number {
    this.bufferViews.push({
      buffer: 0,
      byteOffset: this.length,
      byteLength: bytes.length,
      ...(target && { target: targets[target] }),
    });
    this.parts.push(padded(bytes, 0));
    this.length += padded(bytes, 0).length;
    return this.bufferViews.length - 1;
  }

  floats(values: readonly number[], type: Kind, { limits = false, target }: Wishes = {}): number {
    const floats = Float32Array.from(values);
    const bounds = limits ? boundsOf(floats, kinds[type]) : {};
    return this.accessor(
      this.view(new Uint8Array(floats.buffer), target),
      floatType,
      floats.length,
      type,
      bounds,
    );
  }

  bytes(values: readonly number[], type: Kind, normalized: boolean): number {
    const view = this.view(Uint8Array.from(values), "vertices");
    return this.accessor(view, byteType, values.length, type, normalized ? { normalized } : {});
  }

  /** Numbers from 0 to 1, in two bytes each. */
  shares(values: readonly number[], type: Kind): number {
    const shorts = Uint16Array.from(values, (value) => Math.round(Math.max(0, Math.min(1, value)) * 65_535));
    const view = this.view(new Uint8Array(shorts.buffer), "vertices");
    return this.accessor(view, shortType, values.length, type, { normalized: true });
  }

  /** Up to 65,535 corners. */
  indices(values: readonly number[]): number {
    const view = this.view(new Uint8Array(Uint16Array.from(values).buffer), "indices");
    return this.accessor(view, shortType, values.length, "SCALAR", {});
  }

  private accessor(
    bufferView: number,
    componentType: number,
    length: number,
    type: Kind,
    more: object,
  ): number {
    this.accessors.push({ bufferView, componentType, count: length / kinds[type], type, ...more });
    return this.accessors.length - 1;
  }

  /** The whole file: a header, the JSON chunk and the binary chunk. */
  file(json: object): Uint8Array {
    const { bufferViews, accessors } = this;
    const told = { ...json, buffers: [{ byteLength: this.length }], bufferViews, accessors };
    const words = padded(new TextEncoder().encode(JSON.stringify(told)), 0x20);
    const total = 12 + 8 + words.length + 8 + this.length;
    const head = new Uint32Array([0x46546c67, 2, total, words.length, 0x4e4f534a]);
    const binary = new Uint32Array([this.length, 0x004e4942]);
    return joined([new Uint8Array(head.buffer), words, new Uint8Array(binary.buffer), ...this.parts]);
  }
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** To a multiple of four bytes. */
function padded(bytes: Uint8Array, filler: number): Uint8Array {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler);
  whole.set(bytes);
  return whole;
}

function boundsOf(values: Float32Array, parts: number): { min: number[]; max: number[] } {
  const min = Array.from({ length: parts }, () => Infinity);
  const max = min.map(() => -Infinity);
  values.forEach((value, n) => {
    min[n % parts] = Math.min(min[n % parts] ?? value, value);
    max[n % parts] = Math.max(max[n % parts] ?? value, value);
  });
  return { min, max };
}
