export type ApiAnswer<Data> = { data: Data } | ApiTrouble;

/** Why there is no answer, in words for the owner. */
export interface ApiTrouble {
  trouble: string;
  /** It would go well after logging in again. */
  isLoggedOut: boolean;
}

interface ApiCall {
  /** Sent as JSON by POST; without it the call is a GET. */
  body?: unknown;
  signal?: AbortSignal;
}

/** Asks the site's own API as the owner who is logged in. Throws only what an aborted `signal` throws. */
export async function callApi<Data>(path: string, { body, signal }: ApiCall = {}): Promise<ApiAnswer<Data>> {
  try {
    const response = await fetch(`/api${path}`, {
      signal,
      headers: { Accept: "application/json" },
      ...(body !== undefined && {
        method: "POST",
        headers: {
          Accept: "application/json",
          "Content-Type": "application/json",
          "X-XSRF-TOKEN": xsrfToken(),
        },
        body: JSON.stringify(body),
      }),
    });
    return readAnswer<Data>(response.status, await response.text());
  } catch (error) {
    if (signal?.aborted) throw error;
    return trouble("No connection. Look whether you are online, and try again.");
  }
}

function readAnswer<Data>(status: number, text: string): ApiAnswer<Data> {
  const { data, error } = parsed<Data>(text);
  if (status >= 200 && status < 300 && data !== undefined) return { data };
  if (status === 401) {
    return {
      trouble: "You have been logged out. Log in again in another tab; your text stays here.",
      isLoggedOut: true,
    };
  }
  return trouble(error?.message ?? "The site did not answer as it should. Try again in a moment.");
}

function parsed<Data>(text: string): { data?: Data; error?: { message?: string } } {
  try {
    return (JSON.parse(text) as { data?: Data } | null) ?? {};
  } catch {
    return {};
  }
}

const trouble = (words: string): ApiTrouble => ({ trouble: words, isLoggedOut: false });

/** Read anew for each call: logging in again, in another tab, makes another. */
export function xsrfToken(): string {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}
