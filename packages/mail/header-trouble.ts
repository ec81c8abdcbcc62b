import type { Mail } from "./mail.ts";

/**
 * Why a mail must not be handed to a transport: a line break would smuggle in a header, and an address with a bracket
 * a recipient. Every transport of ours asks, because some providers do not. Null where all is well.
 */
export function headerTrouble({ to, from, subject, headers }: Mail): string | null {
  const written = [to, from.name, from.address, subject, ...Object.entries(headers).flat()];
  if (written.some((text) => /[\p{Cc}\u2028\u2029]/u.test(text))) {
    return "A header contains a line break or another control character.";
  }
  if (![to, from.address].every((address) => plainAddress.test(address))) {
    return "An address contains a character that is not allowed.";
  }
  return null;
}

const plainAddress = /^[^\s<>@,;:"()[\]\\]+@[^\s<>@,;:"()[\]\\]+$/;
