/** Why a site gave no answer that one can go on with, in words for the person at the terminal. */
export class SiteFault extends Error {
  /** The API’s code; "" where something else answered, or nothing. */
  readonly code: string;
  readonly status: number;
  /** What the answer has beside the refusal. */
  readonly data: unknown;

  constructor(message: string, status = 0, code = "", data: unknown = undefined) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

/** `body` is sent as JSON, bytes as they are. */
interface Asked {
  method: string;
  body?: unknown;
  /** Of bytes. */
  type?: string;
}

export interface SiteClient {
  origin: string;
  /** The answer’s JSON. */
  json<Answer>(path: string, init?: Asked): Promise<Answer>;
  /** The answer as it comes; `take` is called again where it breaks off. */
  stream<Result>(path: string, take: (answer: Response) => Promise<Result>): Promise<Result>;
}

interface ClientOptions {
  origin: string;
  token: string;
  say: (progress: string) => void;
  /** For tests: waits so many milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

const mostTries = 7;
/** Milliseconds. */
const longestWait = 300_000;
const patience = 120_000;

/** Asks a site’s API; what fails in passing is tried again, at the time that the site says. */
export function siteClient({ origin, token, say, wait = sleep }: ClientOptions): SiteClient {
  async function stream<Result>(
    path: string,
    take: (answer: Response) => Promise<Result>,
    { method = "GET", body, type = "application/json" }: Partial<Asked> = {},
  ): Promise<Result> {
    for (let tries = 1; ; tries++) {
      const late = new AbortController();
      // Not `AbortSignal.timeout`, whose timer would outlive each of thousands of requests.
      const timer = setTimeout(() => late.abort(new DOMException("", "TimeoutError")), patience);
      const tried = await once(async () => {
        const answer = await fetch(`${origin}/api${path}`, {
          method,
          redirect: "error",
          signal: late.signal,
          headers: {
            Authorization: `Bearer ${token}`,
            ...(body !== undefined && { "Content-Type": type }),
          },
          body: body === undefined || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
        });
        return answer.ok ? { result: await take(answer) } : await refusalOf(answer);
      }).finally(() => clearTimeout(timer));
      if ("result" in tried) return tried.result;
      const pause = tried.retryAfter ?? Math.min(1000 * 2 ** (tries - 1), 60_000);
      if (tries === mostTries || pause > longestWait)
        throw new SiteFault(`${origin} ${tried.trouble}, ${times(tries)}.`, tried.status);
      say(`${origin} ${tried.trouble}: trying again in ${Math.ceil(pause / 1000)} s`);
      await wait(pause);
    }
  }
  return {
    origin,
    stream,
    json: <Answer>(path: string, init?: Asked) =>
      stream(path, (answer) => answer.json() as Promise<Answer>, init),
  };
}

interface Failed {
  status: number;
  trouble: string;
  /** Milliseconds, where the site says so. */
  retryAfter?: number;
}

/** A connection that breaks is tried again; a full disk is not. */
async function once<Tried>(ask: () => Promise<Tried | Failed>): Promise<Tried | Failed> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof SiteFault || !isOfConnection(error)) throw error;
    const { cause } = error as { cause?: { code?: string } };
    return { status: 0, trouble: `does not answer${cause?.code ? ` (${cause.code})` : ""}` };
  }
}

function isOfConnection(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof Error && /^(Abort|Timeout|Syntax)Error$/.test(error.name))
  );
}

/** Throws what no repetition would mend. */
async function refusalOf(answer: Response): Promise<Failed> {
  const { status, headers } = answer;
  const text = await answer.text();
  if (status === 429 || status >= 500) {
    const seconds = Number(headers.get("Retry-After"));
    const retryAfter = seconds > 0 ? seconds * 1000 : undefined;
    return { status, trouble: status === 429 ? "wants fewer requests" : `answered ${status}`, retryAfter };
  }
  const { error: { code = "", message = "" } = {}, data } = answerIn(text);
  throw new SiteFault(
    message || `The site answered ${status}. Is it a site of this engine?`,
    status,
    code,
    data,
  );
}

function answerIn(text: string): { error?: { code?: string; message?: string }; data?: unknown } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

const times = (count: number) => (count === 1 ? "once" : `${count} times`);
const sleep = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));
