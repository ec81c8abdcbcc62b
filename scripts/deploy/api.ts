import { setTimeout as wait } from "node:timers/promises";

/** Cloudflare's API, version 4, as one account sees it. */
export interface Api {
  get<Result>(path: string, headers?: Record<string, string>): Promise<Result>;
  /** All items of a list, which Cloudflare gives page by page. */
  list<Item>(path: string): Promise<Item[]>;
  post<Result>(path: string, body: unknown, headers?: Record<string, string>): Promise<Result>;
}

export class ApiError extends Error {
  readonly status: number;
  readonly codes: number[];
  constructor(status: number, errors: { code: number; message: string }[], path: string) {
    const words = errors.map(({ code, message }) => `${message} [${code}]`).join("; ");
    super(`Cloudflare refused ${path}: ${words || `status ${status}`}`);
    this.status = status;
    this.codes = errors.map(({ code }) => code);
  }
}

export interface Access {
  /** `https://api.cloudflare.com/client/v4`, which wrangler's own variable replaces. */
  url: string;
  headers: Record<string, string>;
  /** Milliseconds before a question is put again; each time twice as long. */
  patience?: number;
}

interface Envelope {
  success: boolean;
  errors?: { code: number; message: string }[];
  result: unknown;
  /** Of lists: how many items there are on all pages. */
  result_info?: { total_count?: number };
}

/** Questions are repeated where Cloudflare is busy or the network breaks; what makes something is asked once. */
export function openApi({ url, headers, patience = 1_000 }: Access): Api {
  const call = async (
    method: string,
    path: string,
    { body, more }: { body?: unknown; more?: Record<string, string> } = {},
  ): Promise<Envelope> => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...more, ...(body !== undefined && { "Content-Type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const envelope = (await answer.json().catch(() => ({ success: false, result: null }))) as Envelope;
    if (!answer.ok || !envelope.success) throw new ApiError(answer.status, envelope.errors ?? [], path);
    return envelope;
  };
  const patiently = async (path: string, more?: Record<string, string>, left = 2): Promise<Envelope> => {
    try {
      return await call("GET", path, { more });
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (isFinal || left === 0) throw error;
      await wait(patience * 2 ** (2 - left));
      return patiently(path, more, left - 1);
    }
  };
  const list = async (path: string): Promise<unknown[]> => {
    const items: unknown[] = [];
    for (let page = 1; ; page++) {
      const { result, result_info: info } = await patiently(
        `${path}${path.includes("?") ? "&" : "?"}page=${page}`,
      );
      const found = result as unknown[];
      items.push(...found);
      if (found.length === 0 || items.length >= (info?.total_count ?? 0)) return items;
    }
  };
  return {
    get: async <Result>(path: string, more?: Record<string, string>) =>
      (await patiently(path, more)).result as Result,
    list: <Item>(path: string) => list(path) as Promise<Item[]>,
    post: async <Result>(path: string, body: unknown, more?: Record<string, string>) =>
      (await call("POST", path, { body, more })).result as Result,
  };
}

/** Null where the thing is not there; every other refusal is thrown. */
export async function orNull<Result>(asked: Promise<Result>): Promise<Result | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}
