import type { Issue } from "#domain/outcome.ts";

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

interface ApiCall {
  /** POST where there is a body, else GET. */
  method?: "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
}

/** Calls the site's own API as the logged-in owner. Throws only what an aborted `signal` throws. */
export async function callApi<Data>(path: string, call: ApiCall = {}): Promise<ApiAnswer<Data>> {
  const { body, signal, method = body === undefined ? "GET" : "POST" } = call;
  try {
    const response = await fetch(`/api${path}`, {
      method,
      signal,
      headers: {
        Accept: "application/json",
        ...(method !== "GET" && { "X-XSRF-TOKEN": xsrfToken() }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return readAnswer<Data>(response.status, await response.text());
  } catch (error) {
    if (signal?.aborted) throw error;
    return trouble("No connection. Check that you are online and try again.");
  }
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
