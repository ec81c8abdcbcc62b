import { fileSize } from "@toadstool/media";
import { isPublicAddress } from "@toadstool/mail/review";
import type { Services } from "../../services.ts";

/** Milliseconds for one file, with all that its address leads on to. */
const patience = 30_000;
const mostHops = 5;

/** Why a file was not fetched; `again` where a later try may do better: in so many seconds, or as long as is usual (0). */
export interface FetchTrouble {
  why: string;
  again: number | null;
}

/**
 * A file of the web. Only addresses on the public web are asked, and each one that they lead on to is judged before it is
 * asked, too.
 */
export async function fetchFile(
  { fetch }: Pick<Services, "fetch">,
  url: string,
  most: number,
): Promise<ReadableStream<Uint8Array> | FetchTrouble> {
  const signal = AbortSignal.timeout(patience);
  try {
    let at = url;
    for (let hops = 0; hops <= mostHops; hops++) {
      if (!isPublicAddress(at)) return final("Its address leads to a private network, so it is not fetched.");
      // oxlint-disable-next-line no-await-in-loop -- only the answer says where it leads next
      const answer = await fetch(at, {
        redirect: "manual",
        signal,
        headers: { Accept: "image/*,video/*,audio/*" },
      });
      const to = answer.headers.get("Location");
      if (answer.status >= 300 && answer.status < 400 && to) {
        // oxlint-disable-next-line no-await-in-loop -- nothing of it is read
        await answer.body?.cancel();
        at = URL.canParse(to, at) ? new URL(to, at).href : "";
        continue;
      }
      const trouble = troubleOf(answer, most);
      if (!trouble && answer.body) return answer.body;
      // oxlint-disable-next-line no-await-in-loop -- it ends here
      await answer.body?.cancel();
      return trouble ?? final("Its address answered nothing.");
    }
    return final("Its address leads on too many times.");
  } catch {
    const why = signal.aborted
      ? `Its site gave no answer within ${patience / 1000} seconds.`
      : "Its site could not be reached.";
    return { why, again: 0 };
  }
}

function troubleOf({ ok, status, headers }: Response, most: number): FetchTrouble | null {
  const bytes = Number(headers.get("Content-Length") ?? 0);
  if (ok)
    return bytes > most ? final(`It has ${fileSize(bytes)}, and the library takes ${fileSize(most)}.`) : null;
  const isPassing = status === 429 || status === 408 || status >= 500;
  if (!isPassing) return final(`Its address answered ${status}: it is not there, or not for everyone.`);
  return { why: `Its site answered ${status}.`, again: Number(headers.get("Retry-After")) || 0 };
}

const final = (why: string): FetchTrouble => ({ why, again: null });
