import { hc } from "hono/client";
import type { Issue } from "#domain/outcome.ts";
import type { Api, CurrentIn, DataIn } from "#workers/api/client.ts";

export type ApiAnswer<Data, Current = unknown> = { data: Data } | ApiTrouble<Current>;

/** Why there is no answer, in words for the owner. */
export interface ApiTrouble<Current = unknown> {
  trouble: string;
  /** It would go well after logging in again. */
  isLoggedOut: boolean;
  /** 0 where nothing answered. */
  status: number;
  /** Stable; "" where nothing of ours answered. */
  code: string;
  issues: Issue[];
  /** The text that a save met, where it was refused for that. */
  current?: Current;
}

/** The site's own API, called as the owner who is logged in. `answerOf` reads what it returns. */
export const { api } = hc<Api>("/", { fetch: send });

function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept", "application/json");
  if (init.method !== "GET") headers.set("X-XSRF-TOKEN", xsrfToken());
  return fetch(input, { ...init, headers });
}

/** The data of a call, or what went wrong. Throws only if the call was aborted. */
export async function answerOf<Asked extends Asking>(asked: Asked): Promise<AnswerTo<Asked>> {
  try {
    const response = await asked;
    return readAnswer<Asked>(response.status, await response.text());
  } catch (error) {
    if (error instanceof DOMException && /^(Abort|Timeout)Error$/.test(error.name)) throw error;
    return trouble("No connection. Check that you are online and try again.");
  }
}

/** A call that is under way. */
export type Asking = Promise<{ status: number; text(): Promise<string> }>;

/** What `answerOf` returns of it. */
export type AnswerTo<Asked extends Asking> = ApiAnswer<DataIn<Awaited<Asked>>, CurrentIn<Awaited<Asked>>>;

/** The types come from the API's own declarations, which the server holds its answers to. */
function readAnswer<Asked extends Asking>(status: number, text: string): AnswerTo<Asked> {
  const { data, error } = parsed(text);
  if (status >= 200 && status < 300 && data !== undefined) return { data: data as DataIn<Awaited<Asked>> };
  const isLoggedOut = status === 401;
  const words = isLoggedOut
    ? "You have been logged out. Log in again in another tab; your text is still here."
    : (error?.message ?? "The site returned an unexpected response. Try again in a moment.");
  const { code = "", issues = [] } = error ?? {};
  const { current } = (data ?? {}) as { current?: CurrentIn<Awaited<Asked>> };
  return { ...trouble(words), isLoggedOut, status, code, issues, current };
}

interface Parsed {
  data?: unknown;
  error?: { code?: string; message?: string; issues?: Issue[] };
}

function parsed(text: string): Parsed {
  try {
    return (JSON.parse(text) as Parsed | null) ?? {};
  } catch {
    return {};
  }
}

function trouble(words: string): ApiTrouble<never> {
  return { trouble: words, isLoggedOut: false, status: 0, code: "", issues: [] };
}

/** Read again for each call: logging in again, in another tab, makes another. */
export function xsrfToken(): string {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}
