/** Hashes of texts, which are the same in every answer of an isolate. */
const hashes = new Map<string, Promise<string>>();

/**
 * The inline scripts of one answer, for the `script-src` of its content security policy: by the hashes of texts that never
 * change, so that the answer may be kept and sent again, or by a nonce that is made when it is first asked for.
 */
export class ScriptPolicy {
  #nonce: string | undefined;
  #texts: readonly string[] = [];
  readonly #makeNonce: () => string;

  constructor(makeNonce: () => string) {
    this.#makeNonce = makeNonce;
  }

  /** The same at each call. */
  nonce(): string {
    return (this.#nonce ??= this.#makeNonce());
  }

  /** Whether one has been asked for. */
  get usesNonce(): boolean {
    return this.#nonce !== undefined;
  }

  admit(texts: readonly string[]): void {
    this.#texts = texts;
  }

  /** `'nonce-…'` and `'sha256-…'`, as the policy names them. */
  async sources(): Promise<string[]> {
    const admitted = await Promise.all(this.#texts.map(hashOf));
    return this.#nonce === undefined ? admitted : [...admitted, `'nonce-${this.#nonce}'`];
  }
}

function hashOf(text: string): Promise<string> {
  const known = hashes.get(text) ?? sha256(text);
  hashes.set(text, known);
  return known;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
