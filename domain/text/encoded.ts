/** An address as headers, feeds and mails write it: percent-encoded, once, whether or not parts of it were already. */
export function encoded(address: string): string {
  return address.replaceAll(/\p{Surrogate}/gu, "\uFFFD").replaceAll(/[^\0-\x7F]+/g, encodeURI);
}
