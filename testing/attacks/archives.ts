import { describe as describeRows, bytesOf, jsonLines, rowsOf, type Snapshot } from "#testing/snapshots.ts";
import { testServices } from "#testing/services.ts";
import { sha256Hex } from "#domain/restore/sha256-hex.ts";
import { openSiteWithOwner } from "../document/site.ts";

/** A site whose owner has made a token with these scopes, and an attacker with that token. */
export async function withStolenToken(scopes: string[]) {
  const { site, owner } = await openSiteWithOwner();
  const chosen = Object.fromEntries(scopes.map((scope) => [`scopes.${scope}`, "on"]));
  const form = { intent: "make-token", key: crypto.randomUUID(), name: "A script", days: "7", ...chosen };
  const made = await owner.post("/admin/security", form);
  const token = /site_[\w-]{43}/.exec(await made.text())?.[0];
  if (!token) throw new Error(`No token was made, but ${made.status}.`);
  const send = (method: string, path: string, body?: BodyInit, type = "application/json") =>
    site.browser().ask(`/api${path}`, {
      method,
      body,
      headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && { "Content-Type": type }) },
    });
  return { site, owner, token, send };
}

type Send = Awaited<ReturnType<typeof withStolenToken>>["send"];

/** The rows of the site with these in their place, as an archive made for the attack has them. */
export async function forgedArchive(changes: Snapshot["rows"], files: Snapshot["files"] = {}) {
  const { services } = testServices();
  const { manifest, ...rest } = await describeRows({ ...(await rowsOf(services)), ...changes }, files);
  return { ...rest, manifest: { ...manifest, hasSecrets: true } };
}

/** Begins the restore of an archive, whatever the site has. */
export async function beginRestoring(send: Send, { manifest }: Pick<Snapshot, "manifest">): Promise<string> {
  const ask = (replace: string) => send("POST", "/restores", JSON.stringify({ manifest, replace }));
  const refused = await ask("");
  if (refused.status === 201) return idIn(refused);
  const { data } = (await refused.json()) as { data: { current: { digest: string } } };
  return idIn(await ask(data.current.digest));
}

async function idIn(answer: Response): Promise<string> {
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
}

export async function sendRow(send: Send, id: string, table: string, rows: object[]): Promise<Response> {
  const body = jsonLines(rows);
  const path = `/restores/${id}/rows/${table}/0?sha256=${await sha256Hex(bytesOf(body))}`;
  return send("PUT", path, body, "application/x-ndjson");
}

export async function sendFile(send: Send, id: string, key: string, text: string, type = "image/webp") {
  const bytes = bytesOf(text);
  const query = new URLSearchParams({ key, bytes: String(bytes.length), sha256: await sha256Hex(bytes) });
  return send("PUT", `/restores/${id}/file?${query}`, text, type);
}

/** Sends all of it and finishes; the answer to the last step, or to the first that was refused. */
export async function restoreAll(send: Send, archive: Snapshot): Promise<Response> {
  const id = await beginRestoring(send, archive);
  for (const [table, rows] of Object.entries(archive.rows)) {
    if (rows.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- a table after the other
    const taken = await sendRow(send, id, table, rows);
    if (!taken.ok) return taken;
  }
  for (const [key, bytes] of Object.entries(archive.files)) {
    // oxlint-disable-next-line no-await-in-loop -- a file after the other
    const taken = await sendFile(send, id, key, new TextDecoder().decode(bytes), "text/javascript");
    if (!taken.ok) return taken;
  }
  return send("POST", `/restores/${id}/finish`);
}
