/** Written out: a scheme (a dot before the colon would be a host with its port), a path, an anchor or a query. */
const whole = /^(?:[a-z][a-z\d+-]*:(?!\d)|\/(?!\/)|[#?])/i;
const mail = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/;
/** A name with a dot, whose last part is no number. */
const host =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?!\d+(?:[:/?#]|$))[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;
/** A file’s name alone, which a name of a host may look like. */
const file = /^[^/]+\.(?:gif|html?|jpe?g|mp[34]|pdf|png|svg|webm|webp)$/i;

/**
 * Completes an address that a person typed without its scheme: `ada.example/shop` is one on the web, `ada@ada.example` one for
 * mail. Anything else stays as it is, for the field’s own rule to judge.
 */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  if (whole.test(text)) return text;
  if (mail.test(text)) return `mailto:${text}`;
  const bare = text.replace(/^\/\//, "");
  return host.test(bare) && !file.test(bare) ? `https://${bare}` : text;
}
