/** The bytes of a `data:` address; null where there are none in it. */
export function dataFile(address: string): Blob | null {
  const [, type = "", isBase64, body = ""] =
    /^data:([\w.+/-]*)(?:;[\w.=-]+?)*?(;base64)?,([^]*)$/i.exec(address) ?? [];
  if (!body) return null;
  try {
    const bytes = isBase64
      ? Uint8Array.from(atob(decodeURIComponent(body).replaceAll(/\s/g, "")), (sign) => sign.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(body));
    return new Blob([bytes], { type });
  } catch {
    return null;
  }
}
