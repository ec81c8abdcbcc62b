/** Changes whenever the text does: for an entity tag. */
export async function shortHash(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash).subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
