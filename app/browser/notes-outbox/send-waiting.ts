import { listWaiting, markWaiting, removeSent, type WaitingNote } from "./outbox.ts";

const sendPath = "/admin/notes/send";

/**
 * Sends what waits, one note after the other; returns whether nothing that could go later is left. A page and the service
 * worker do not send at the same time; if they did, the key would make one note.
 */
export function sendWaiting(): Promise<boolean> {
  return navigator.locks.request("notes-outbox", async () => {
    for (const note of await listWaiting()) {
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were written
      if (note.state !== "refused" && !(await sendOne(note))) return false;
    }
    return true;
  });
}

/** False where another attempt is worth it only later. */
async function sendOne(note: WaitingNote): Promise<boolean> {
  const answer = await post(note);
  if (!answer) {
    await markWaiting(note.key, { state: "waiting", trouble: "There is no connection." });
    return false;
  }
  if (answer.ok) {
    await removeSent(note.key);
    return true;
  }
  if (answer.status === 401) {
    await markWaiting(note.key, { state: "needs-login", trouble: "Log in to send it." });
    return false;
  }
  if (answer.status >= 500 || answer.status === 429) {
    await markWaiting(note.key, { state: "waiting", trouble: "The site did not answer as it should." });
    return false;
  }
  await markWaiting(note.key, { state: "refused", trouble: await reasonIn(answer) });
  return true;
}

async function post({
  key,
  content,
  link,
  language = "",
  translationOf = "",
  files,
}: WaitingNote): Promise<Response | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ key, content, link, language, translationOf }))
    body.append(name, value);
  // The server takes the alt text that follows a file.
  for (const { file, alt } of files) {
    body.append("files", file);
    body.append("alt", alt);
  }
  return fetch(sendPath, { method: "POST", body, redirect: "manual" }).catch(() => null);
}

async function reasonIn(answer: Response): Promise<string> {
  const said = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null;
  return said?.error?.message ?? "The site refused it.";
}
