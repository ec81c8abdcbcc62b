import { dataOf, type SiteClient } from "../../packages/client/index.ts";
import type { MoveSender } from "../../app/routes/admin/move-in/send-export.ts";
import { patiently } from "../../app/routes/admin/move-in/patiently.ts";

/** Asks again where the site has no time, or cannot be reached. */
export async function patientFetch(request: globalThis.Request): Promise<Response> {
  const answer = await patiently(async () => {
    try {
      return await fetch(request.clone() as globalThis.Request);
    } catch (error) {
      return { status: 0, error };
    }
  });
  if (answer instanceof Response) return answer;
  throw new Error("The site cannot be reached. What it has is kept; start the command again.", {
    cause: answer.error,
  });
}

/** How the command sends items and files to a site. */
export function senderOf(
  client: SiteClient,
  { origin, token, id }: { origin: string; token: string; id: string },
): MoveSender {
  const path = { id };
  return {
    async sendItems(place, items) {
      await dataOf(client.POST("/moves/{id}/items", { params: { path }, body: { place, items } }));
    },
    async sendFile(key, body) {
      const address = new URL(`/api/moves/${id}/file`, origin);
      address.searchParams.set("key", key);
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/octet-stream" };
      const answer = await patientFetch(
        new Request(address, { method: "PUT", headers, body, redirect: "error" }),
      );
      await answer.body?.cancel();
      // What the library does not take is noted with the move.
      if (![200, 404, 413, 415, 422].includes(answer.status))
        throw new Error(
          `The site answered ${answer.status} to a file. Nothing was brought in; start the command again.`,
        );
    },
  };
}
