import { vi } from "vitest";
import { ask } from "./api.ts";
import { testOrigin } from "./services.ts";

let callers = 0;

interface Sent {
  method?: string;
  path?: string;
  body?: string;
}

/** The API, with all that it answers and all that is logged meanwhile. `vi.restoreAllMocks` ends the listening. */
export function overheardApi() {
  const told: string[] = [];
  for (const level of ["log", "info", "debug", "warn", "error", "trace"] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) =>
      told.push(words.map(inFull).join(" ")),
    );
  let address = "";

  /** From here on, calls come from an address that no brake knows. */
  const moveOn = () => void (address = `2001:db8:1::${++callers}`);

  /** The answer's status, and the refusal's code and message. */
  async function calling(headers: HeadersInit = {}, { method, path = "/drafts", body }: Sent = {}) {
    const request = new Request(`${testOrigin}/api${path}`, { method, headers, body });
    request.headers.set("CF-Connecting-IP", address);
    if (!request.headers.has("Origin")) request.headers.set("Origin", testOrigin);
    const answer = await ask(request);
    const text = await answer.text();
    told.push(JSON.stringify([...answer.headers]), text);
    const { error } = text.startsWith("{") ? JSON.parse(text) : {};
    return { status: answer.status, code: error?.code, message: error?.message, headers: answer.headers };
  }

  moveOn();
  return { told, calling, moveOn };
}

/** An error with its trace, its fields and its cause. */
function inFull(word: unknown): string {
  if (!(word instanceof Error)) return typeof word === "string" ? word : JSON.stringify(word);
  return `${word.stack} ${JSON.stringify(word)} ${inFull(word.cause ?? "")}`;
}

export const withToken = (token: string) => ({ Authorization: `Bearer ${token}` });
export const json = { "Content-Type": "application/json" };
export const aDraft = { title: "Spores", content: "Hello" };
export const writing = { method: "POST", body: JSON.stringify(aDraft) };
