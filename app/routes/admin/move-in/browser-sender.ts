import { answerOf, api, xsrfToken } from "#app/browser/api.ts";
import { fullStorage } from "#domain/full-storage.ts";
import type { NewMove } from "#domain/moving-in/move.ts";
import { refusalStatus } from "#domain/outcome.ts";
import type { MoveSender } from "./send-export.ts";
import { patiently } from "./patiently.ts";

/** The site stopped the reading; the message is for the owner. */
class SendFault extends Error {}

/** Begins a move as the logged-in owner. */
export async function beginInBrowser(input: NewMove): Promise<string> {
  const answer = await patiently(() => answerOf(api.moves.$post({ json: input })));
  if ("trouble" in answer) throw new SendFault(answer.trouble);
  return answer.data.id;
}

export function browserSender(id: string): MoveSender {
  const param = { id };
  return {
    async sendItems(place, items) {
      const answer = await patiently(() =>
        answerOf(api.moves[":id"].items.$post({ param, json: { place, items } })),
      );
      if ("trouble" in answer) throw new SendFault(answer.trouble);
    },
    async sendFile(key, body) {
      // What the library does not take is noted with the move; the reading goes on.
      const { status } = await patiently(() => putFile(id, key, body));
      if (status === refusalStatus.full) throw new SendFault(fullStorage.message);
      if (status === 401 || status === 0 || status >= 500)
        throw new SendFault("A file could not be sent. Check the connection, and read the export again.");
    },
  };
}

export async function sayWhole(id: string): Promise<void> {
  const answer = await patiently(() => answerOf(api.moves[":id"].whole.$post({ param: { id } })));
  if ("trouble" in answer) throw new SendFault(answer.trouble);
}

async function putFile(id: string, key: string, body: Blob): Promise<{ status: number }> {
  try {
    const answer = await fetch(`/api/moves/${id}/file?${new URLSearchParams({ key })}`, {
      method: "PUT",
      headers: { "X-XSRF-TOKEN": xsrfToken(), "Content-Type": "application/octet-stream" },
      body,
    });
    await answer.body?.cancel();
    return { status: answer.status };
  } catch {
    return { status: 0 };
  }
}
