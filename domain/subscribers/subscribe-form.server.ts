import { refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { readToken, signToken } from "../tokens/token.server.ts";

type Forms = Pick<Services, "clock" | "secret">;

/** No person reads the page, types an address and presses the button in less. */
const shortest = 2000;
/** A page open for longer is asked to press once more, so that one page's mark is of no use for ever. */
const longest = 86_400_000;

/** What the subscribe page's form carries beside the address. */
interface SubscribeForm {
  /** The signed moment at which the page was made. */
  opened: string;
  /** A field that people do not see: only a machine fills it in. */
  homepage: string;
}

/** The mark of a page made now. It needs no script and no cookie, and holds nothing about the visitor. */
export async function openSubscribeForm({ secret, clock }: Forms): Promise<string> {
  return mark(secret, clock().getTime());
}

/**
 * Whether a machine filled the form in. `bot`: answer as everyone is answered, and do nothing. A refusal asks a
 * person to press again; `opened` is then the mark with which the same form passes, or passes in a moment.
 */
export async function judgeSubscribeForm(
  { secret, clock }: Forms,
  form: SubscribeForm,
): Promise<"person" | "bot" | (Refused & { opened: string })> {
  if (form.homepage !== "") return "bot";
  const now = clock().getTime();
  const opened = Number((await readToken(secret, "subscribe-form", form.opened)) ?? Number.NaN);
  if (!(opened <= now && now - opened <= longest)) {
    const message =
      "This page has been open for a long time or was not loaded completely. Your address is still here; please press “Subscribe” again.";
    const refusal = refuse("invalid", "form_expired", message);
    return { ...refusal, opened: await mark(secret, now - shortest) };
  }
  if (now - opened < shortest) {
    const message = "That was faster than most people type. Please press “Subscribe” again.";
    return { ...refuse("invalid", "form_too_fast", message), opened: form.opened };
  }
  return "person";
}

function mark(secret: string, moment: number): Promise<string> {
  return signToken(secret, "subscribe-form", String(moment));
}
