import { answerOf, type Asking, type CurrentIn, type DataIn } from "@toadstool/hono-calls/client";
import { refusalStatus } from "#domain/outcome.ts";
import { SiteFault, type SiteRefusal } from "./site.ts";

/** Seconds until each further try. */
const pauses = [1, 3, 10, 30, 60];
/** The code of a refusal that is about another site, and no reason to ask this one again at once. */
const notFetchedYet = "not_fetched_yet";

type Answer<Asked extends Asking> =
  | { data: DataIn<Awaited<Asked>> }
  | (SiteRefusal & { current?: CurrentIn<Awaited<Asked>> });

/** What a call answers. Asks again while the site has no time or cannot be reached; throws a `SiteFault` where nothing can go on. */
export async function ask<Asked extends Promise<Response | { status: number; text(): Promise<string> }>>(
  call: () => Asked,
): Promise<Answer<Asked>> {
  for (let tries = 0; ; tries++) {
    // oxlint-disable no-await-in-loop -- one try after the other
    const asked = call();
    const answer = await answerOf(asked);
    if ("data" in answer) return answer;
    const { status, code, message, current } = answer;
    const later = status === 0 ? 0 : secondsIn(await asked);
    const isPassing =
      status === 0 ||
      status === refusalStatus.tooMany ||
      (status >= 500 && status !== refusalStatus.full && code !== notFetchedYet);
    if (!isPassing) {
      const refusal = { refusal: message || `The site answered ${status}.`, code, status, current };
      return stopOr({ ...refusal, again: code === notFetchedYet ? later : null });
    }
    const pause = pauses[tries];
    if (pause === undefined)
      throw new SiteFault(status === 0 ? unreachable : message || `The site answered ${status}.`);
    await new Promise((wake) => setTimeout(wake, Math.max(pause, later) * 1000));
    // oxlint-enable no-await-in-loop
  }
}

const unreachable = "The site cannot be reached. Check that you are online.";

const secondsIn = (answer: object): number =>
  "headers" in answer && answer.headers instanceof Headers
    ? Number(answer.headers.get("Retry-After")) || 0
    : 0;

/** A refusal after which no other call would do better. */
function stopOr<Refusal extends SiteRefusal>(refusal: Refusal): Refusal {
  const { status, code } = refusal;
  if (status === refusalStatus.unauthenticated)
    throw new SiteFault("You have been logged out. Log in again in another tab, and go on.");
  if (status === refusalStatus.full || status === refusalStatus.forbidden || code === "change_undone")
    throw new SiteFault(refusal.refusal);
  return refusal;
}

/** The data of a call that is not refused while all is well. */
export async function dataOf<Asked extends Promise<Response | { status: number; text(): Promise<string> }>>(
  call: () => Asked,
): Promise<DataIn<Awaited<Asked>>> {
  const answer = await ask(call);
  if ("data" in answer) return answer.data;
  throw new SiteFault(answer.refusal);
}
