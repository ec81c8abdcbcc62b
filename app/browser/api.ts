import {
  answerOf as dataOrFailure,
  type Asking,
  type CurrentIn,
  type DataIn,
  type Failure,
} from "@toadstool/hono-calls/client";
import { hc } from "hono/client";
import type { Api } from "#workers/api/client.ts";

export type { Asking };

type ApiAnswer<Data, Current = unknown> = { data: Data } | ApiTrouble<Current>;

export interface ApiTrouble<Current = unknown> extends Omit<Failure<Current>, "message"> {
  /** Why there is no answer, in words for the owner. */
  trouble: string;
  /** It would go well after logging in again. */
  isLoggedOut: boolean;
}

/** The site's own API, called as the logged-in owner. `answerOf` reads what it returns. */
export const { api } = hc<Api>("/", { fetch: send });

/** Asks the site as the logged-in owner. */
export function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept", "application/json");
  if (init.method !== "GET") headers.set("X-XSRF-TOKEN", xsrfToken());
  return fetch(input, { ...init, headers });
}

/** What `answerOf` returns of a call. */
export type AnswerTo<Asked extends Asking> = ApiAnswer<DataIn<Awaited<Asked>>, CurrentIn<Awaited<Asked>>>;

/** The data of a call, or what went wrong. Throws only if the call was aborted. */
export async function answerOf<Asked extends Asking>(asked: Asked): Promise<AnswerTo<Asked>> {
  const answer = await dataOrFailure(asked);
  if ("data" in answer) return answer;
  const { status, code, issues, current } = answer;
  return { trouble: troubleOf(answer), isLoggedOut: status === 401, status, code, issues, current };
}

function troubleOf({ status, message }: Failure): string {
  if (status === 0) return "No connection. Check that you are online and try again.";
  if (status === 401)
    return "You have been logged out. Log in again in another tab; your text is still here.";
  return message || "The site returned an unexpected response. Try again in a moment.";
}

/** Read again for each call: logging in again, in another tab, makes another. */
export function xsrfToken(): string {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}
