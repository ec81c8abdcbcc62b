import * as v from "valibot";

/** What a form says about an address that it does not take; `tooLong`: over 254 characters. */
export type AddressWords = Record<"missing" | "controls" | "tooLong" | "invalid", string>;

export const emailAddress = ({ missing, controls, tooLong, invalid }: AddressWords) =>
  v.pipe(
    v.string(missing),
    v.check(hasNoControls, controls),
    v.transform(plainText),
    v.nonEmpty(missing),
    v.maxLength(254, tooLong),
    v.transform(withPlainDomain),
    v.check(isAddress, invalid),
  );

/** Line breaks would let a stranger write headers into our mail. */
export function hasNoControls(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/**
 * An address as it was meant: without the invisible signs that pasting brings along, and with the letters, dots and
 * “＠” of a wide keyboard as ASCII has them. Within a domain of another script, a joiner is a part of its name.
 */
export function plainText(typed: string): string {
  const narrow = typed
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll("\uFE6B", "@")
    .replaceAll(/[^\P{Cf}\u200C\u200D]/gu, "");
  const apart = narrow.replaceAll(/[\u200C\u200D]/g, "");
  return (/^\p{ASCII}*$/u.test(apart) ? apart : narrow).trim();
}

/** What makes an address the same address, however it was typed. */
export function toEmailKey(email: string): string {
  return email.toLowerCase();
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/**
 * A domain may be written in any script; mail servers use its ASCII name. Text that is not such a domain is returned
 * unchanged, to be refused: a URL's rules would read a port or a path out of it.
 */
function withPlainDomain(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 0 || !foreignDomain.test(domain)) return email;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${email.slice(0, at)}@${new URL(url).hostname}` : email;
}

/** Stricter than the standards, which allow much that no provider does; plain ASCII, as most mail servers want it. */
function isAddress(email: string): boolean {
  const [local, domain, ...rest] = email.split("@");
  if (!local || !domain || rest.length > 0) return false;
  return email.length <= 254 && local.length <= 64 && localPart.test(local) && domainName.test(domain);
}

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
/** Letters, digits and the dots of any script, at least one of them not ASCII. */
const foreignDomain = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]+$/u;
