import * as v from "valibot";

export const longestPasskeyName = 60;
/** A key’s id has at most 1,023 bytes: https://www.w3.org/TR/webauthn-3/#credential-id */
export const longestPasskeyId = 1364;
/** As many as one person needs, and some to spare. */
export const mostPasskeys = 20;
/** A public key with its algorithm, base64url; RSA’s of 4,096 bits are the longest in use. */
export const longestPublicKey = 4000;
/** What a browser answers, as JSON. */
const longestAnswer = 20_000;

const answer = v.pipe(
  v.string("Your browser sent no answer of a passkey. Try again."),
  v.maxLength(longestAnswer, "Your browser’s answer is too long to be one of a passkey."),
);

export const passkeyInput = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Give the passkey a name, so that you know it again."),
    v.maxLength(longestPasskeyName, `Use at most ${longestPasskeyName} characters.`),
  ),
  answer,
});

export const passkeyLoginInput = v.object({ answer });

/** A passkey as the owner sees it. */
export interface ListedPasskey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}
