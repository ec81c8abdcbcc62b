/** Numbers as bits, and those as signs of an address: A to Z, a to z, 0 to 9, - and _. */
const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export class BitWriter {
  readonly #bits: number[] = [];

  write(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--) this.#bits.push((value >> bit) & 1);
  }

  /** CRC-16 (CCITT) of everything so far: one changed sign is always noticed. */
  get sum(): number {
    return this.#bits.reduce((sum, bit) => {
      const shifted = (sum << 1) & 0xffff;
      return ((sum >> 15) ^ bit) & 1 ? shifted ^ 0x1021 : shifted;
    }, 0xffff);
  }

  toString(): string {
    const padded = [...this.#bits, ...Array<number>((6 - (this.#bits.length % 6)) % 6).fill(0)];
    const groups = Array.from({ length: padded.length / 6 }, (_, at) => padded.slice(at * 6, at * 6 + 6));
    return groups.map((group) => signs[group.reduce((sum, bit) => sum * 2 + bit, 0)]).join("");
  }
}

export class BitReader {
  readonly #code: string;
  #at = 0;

  constructor(code: string) {
    this.#code = code;
  }

  /** Null beyond the end, and where a sign is none of ours. */
  read(count: number): number | null {
    let value = 0;
    for (let bit = 0; bit < count; bit++, this.#at++) {
      const sign = signs.indexOf(this.#code[Math.floor(this.#at / 6)] ?? "!");
      if (sign < 0) return null;
      value = value * 2 + ((sign >> (5 - (this.#at % 6))) & 1);
    }
    return value;
  }
}
