import type { Services } from "../services.ts";
import { readToken, signToken } from "../tokens/token.server.ts";

type Forms = Pick<Services, "clock" | "secret">;

/** In milliseconds. A program sends the form sooner than this, and so does a person whose browser fills it in. */
const quick = 2000;
/** A page open for longer is asked to press once more, so that one page's mark is of no use for ever. */
const longest = 86_400_000;

interface SubscribeForm {
  email: string;
  /** The signed moment at which the page was made, or the mark of the second step. */
  opened: string;
  /** A field that people do not see: programs fill it in, and so do browsers that fill in whole forms. */
  homepage: string;
}

/** The mark of a page made now. It needs no script and no cookie, and holds nothing about the visitor. */
export function openSubscribeForm({ secret, clock }: Forms): Promise<string> {
  return signToken(secret, "subscribe-form", String(clock().getTime()));
}

/**
 * The mark of a second step, where a program may have sent the form; null where the form goes through. No sign
 * is certain, so a person is never refused: one more press, with this mark, goes through for the same address. A program that
 * does not press gets nothing.
 */
export async function findSecondStep(
  { secret, clock }: Forms,
  { email, opened, homepage }: SubscribeForm,
): Promise<string | null> {
  const now = clock().getTime();
  const isLately = (moment: string | undefined) => {
    const age = now - Number(moment || Number.NaN);
    return age >= 0 && age <= longest;
  };
  const [askedAt, address] = (await readToken(secret, "subscribe-again", opened))?.split(" ") ?? [];
  if (isLately(askedAt) && address === email) return null;
  const openedAt = (await readToken(secret, "subscribe-form", opened)) ?? undefined;
  const isOfPerson = homepage === "" && isLately(openedAt) && now - Number(openedAt) >= quick;
  return isOfPerson ? null : signToken(secret, "subscribe-again", `${now} ${email}`);
}
