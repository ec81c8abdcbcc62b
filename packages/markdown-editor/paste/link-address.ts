/** A typed link as an address that leads somewhere; null for anything else. */
export function linkFrom(typed: string): string | null {
  const address = typed.trim();
  if (address === "" || /\s/.test(address)) return null;
  if (/^(?:https?:\/\/)/i.test(address)) return URL.canParse(address) ? address : null;
  if (/^(?:mailto:|tel:)./i.test(address)) return address;
  if (/^(?:\/(?!\/)|#|\.{1,2}\/)/.test(address)) return address;
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(address)) return `mailto:${address}`;
  if (/^[\p{L}\p{N}][\p{L}\p{N}.-]*\.\p{L}{2,}(?::\d+)?(?:[/?#].*)?$/u.test(address))
    return `https://${address}`;
  return null;
}
