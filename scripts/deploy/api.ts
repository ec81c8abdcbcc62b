import { setTimeout as wait } from "node:timers/promises";

/** Cloudflare's API, version 4, as one account sees it. */
export interface Api {
  get<Result>(path: string): Promise<Result>;
  post<Result>(path: string, body: unknown): Promise<Result>;
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
}

/** Questions are repeated where Cloudflare is busy or the network breaks; what makes something is asked once. */
export function openApi({ url, headers, patience = 1_000 }: Access): Api {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const envelope = (await answer.json().catch(() => ({ success: false, result: null }))) as Envelope;
    if (!answer.ok || !envelope.success) throw new ApiError(answer.status, envelope.errors ?? [], path);
    return envelope.result;
  };
  const patiently = async (path: string, left: number): Promise<unknown> => {
    try {
      return await call("GET", path);
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (isFinal || left === 0) throw error;
      await wait(patience * 2 ** (2 - left));
      return patiently(path, left - 1);
    }
  };
  return {
    get: <Result>(path: string) => patiently(path, 2) as Promise<Result>,
    post: <Result>(path: string, body: unknown) => call("POST", path, body) as Promise<Result>,
  };
}

/** Null where the thing is not there; every other refusal is thrown. */
export async function orNull<Result>(asked: Promise<Result>): Promise<Result | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}
