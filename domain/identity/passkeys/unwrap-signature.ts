/** The bytes of each number of a signature, by the curve’s number in COSE (RFC 9053, section 7.1): P-256, P-384, P-521. */
const lengths = new Map([
  [1, 32],
  [2, 48],
  [3, 66],
]);

/**
 * An ECDSA signature as the Web Crypto API takes it, r and s beside each other, from the DER in which devices send it (RFC 3279,
 * section 2.2.3): a sequence of two positive integers. Throws at anything else. The built Worker has it in place of the library’s
 * own, which brings a parser of certificates for it: scripts/local/light-worker.ts.
 */
export function unwrapEC2Signature(signature: Uint8Array, curve: number): Uint8Array<ArrayBuffer> {
  const length = lengths.get(curve);
  if (!length) throw new Error(`There is no curve ${curve}.`);
  const sequence = readDer(signature, 0x30);
  const first = readDer(sequence.content, 0x02);
  const second = readDer(first.rest, 0x02);
  if (sequence.rest.length > 0 || second.rest.length > 0)
    throw new Error("The signature goes on after its end.");
  const unwrapped = new Uint8Array(2 * length);
  for (const [index, { content }] of [first, second].entries()) {
    const [top = 0, next = 0] = content;
    // Only a number that would be negative otherwise begins with a zero.
    if (content.length === 0 || top > 0x7f || (top === 0 && content.length > 1 && next < 0x80))
      throw new Error("The signature’s numbers are not written as DER.");
    const digits = top === 0 ? content.subarray(1) : content;
    if (digits.length > length) throw new Error("The signature is too long for its curve.");
    unwrapped.set(digits, (index + 1) * length - digits.length);
  }
  return unwrapped;
}

/** The content of the value with this tag that the bytes begin with, and what follows it. */
function readDer(bytes: Uint8Array, tag: number): { content: Uint8Array; rest: Uint8Array } {
  const [given, short = 0, long = 0] = bytes;
  const isLong = short === 0x81 && long > 0x7f;
  const start = isLong ? 3 : 2;
  const end = start + (isLong ? long : short);
  if (given !== tag || (short > 0x7f && !isLong) || end > bytes.length)
    throw new Error("The signature is not written as DER.");
  return { content: bytes.subarray(start, end), rest: bytes.subarray(end) };
}
