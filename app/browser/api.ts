import { hc } from "hono/client";
import type { Issue } from "#domain/outcome.ts";
import type { Api, DataIn } from "#workers/api/client.ts";

export type ApiAnswer<Data> = { data: Data } | ApiTrouble;

/** Why there is no answer, in words for the owner. */
export interface ApiTrouble {
  trouble: string;
  /** It would go well after logging in again. */
  isLoggedOut: boolean;
  /** 0 where nothing answered. */
  status: number;
  /** Stable; "" where nothing of ours answered. */
  code: string;
  issues: Issue[];
  /** What came with the refusal, such as the text that a save met. */
  beside?: unknown;
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
export async function answerOf<Answer extends AnyAnswer>(
  asked: Promise<Answer>,
): Promise<ApiAnswer<DataIn<Answer>>> {
  try {
    const response = await asked;
    return readAnswer<DataIn<Answer>>(response.status, await response.text());
  } catch (error) {
    if (error instanceof DOMException && /^(Abort|Timeout)Error$/.test(error.name)) throw error;
    return trouble("No connection. Check that you are online and try again.");
  }
}

interface AnyAnswer {
  status: number;
  text(): Promise<string>;
}

interface ApiCall {
  /** POST where there is a body, else GET. */
  method?: "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
}

/** @deprecated Names its answer's type itself: use `answerOf(api.…)`, which knows it. Throws only if the call was aborted. */
export function callApi<Data>(path: string, call: ApiCall = {}): Promise<ApiAnswer<Data>> {
  const { body, signal, method = body === undefined ? "GET" : "POST" } = call;
  const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
  const asked = send(`/api${path}`, {
    method,
    signal,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return answerOf(asked) as Promise<ApiAnswer<Data>>;
}

function readAnswer<Data>(status: number, text: string): ApiAnswer<Data> {
  const { data, error } = parsed<Data>(text);
  if (status >= 200 && status < 300 && data !== undefined) return { data };
  const isLoggedOut = status === 401;
  const words = isLoggedOut
    ? "You have been logged out. Log in again in another tab; your text is still here."
    : (error?.message ?? "The site returned an unexpected response. Try again in a moment.");
  const { code = "", issues = [] } = error ?? {};
  return { ...trouble(words), isLoggedOut, status, code, issues, beside: data };
}

interface Parsed<Data> {
  data?: Data;
  error?: { code?: string; message?: string; issues?: Issue[] };
}

function parsed<Data>(text: string): Parsed<Data> {
  try {
    return (JSON.parse(text) as Parsed<Data> | null) ?? {};
  } catch {
    return {};
  }
}

function trouble(words: string): ApiTrouble {
  return { trouble: words, isLoggedOut: false, status: 0, code: "", issues: [] };
}

/** Read anew for each call: logging in again, in another tab, makes another. */
export function xsrfToken(): string {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}
