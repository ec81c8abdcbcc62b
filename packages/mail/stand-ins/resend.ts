import type { Mood } from "./moods.ts";
import { type BatchMail, type TakenMail, takenMail, troubleWith } from "./resend-mails.ts";

export interface ProviderOptions {
  key?: string;
  clock?: () => Date;
  /** Asked for each request, in the order they come. */
  mood?: () => Mood;
  refuses?: (address: string) => boolean;
  /** The recipients because of whom it refuses a whole batch with 422, without naming them. */
  poison?: (address: string) => boolean;
  /** Requests in one second; null for no limit. */
  perSecond?: number | null;
  /** Keeps the texts of the mails; without them, a hundred thousand mails need little memory. */
  keepTexts?: boolean;
}

export interface Asked {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const largestBatch = 100;
const keyLife = 24 * 3_600_000;

interface Known {
  fingerprint: string;
  answer: Answer;
  since: number;
  /** Until then the first request is still under way. */
  busyUntil: number;
}

/**
 * Resend as its documentation describes it, for this machine alone: nothing that it takes is sent anywhere. Its `mood`
 * decides what it does when. Returns `cut` and `silence` where no whole answer comes.
 */
export function resendProvider({
  key = "re_local",
  clock = () => new Date(),
  mood = () => ({ mood: "takes" }),
  refuses = () => false,
  poison = () => false,
  perSecond = null,
  keepTexts = false,
}: ProviderOptions = {}) {
  const taken: TakenMail[] = [];
  const known = new Map<string, Known>();
  const requests = { second: 0, count: 0, all: 0 };

  async function answer(asked: Asked): Promise<Answer | "cut" | "silence" | { half: Answer }> {
    requests.all++;
    const today = mood();
    if ("taken" in today && !today.taken && today.mood !== "breaks")
      return today.mood === "cuts" ? "cut" : "silence";
    if (asked.method !== "POST" || asked.path !== "/emails/batch")
      return fault(404, "not_found", "No such route.");
    const login = asked.headers.get("Authorization");
    if (!login) return fault(401, "missing_api_key", "Missing API key in the authorization header.");
    // Some servers repeat the text that they received.
    if (login !== `Bearer ${key}`) return fault(403, "invalid_api_key", `API key is invalid: ${login}`);
    const limited = limit(today);
    if (limited) return limited;
    if (today.mood === "breaks" && !today.taken)
      return fault(500, "application_error", "An unexpected error occurred.");
    const result = await take(asked, today);
    if (!("taken" in today) && today.mood !== "stutters" && today.mood !== "slow") return result;
    if (today.mood === "breaks") return fault(500, "internal_server_error", "An unexpected error occurred.");
    if (today.mood === "stutters") return { half: result };
    return today.mood === "cuts" ? "cut" : "silence";
  }

  function limit(today: Mood): Answer | null {
    const second = Math.floor(clock().getTime() / 1000);
    requests.count = requests.second === second ? requests.count + 1 : 1;
    requests.second = second;
    if (today.mood === "limits" && today.isQuota) return quotaReached(today.seconds);
    if (today.mood === "limits") return tooFast(today.seconds);
    return perSecond !== null && requests.count > perSecond ? tooFast(1) : null;
  }

  async function take({ headers, body }: Asked, today: Mood): Promise<Answer> {
    const idempotencyKey = headers.get("Idempotency-Key");
    if (idempotencyKey !== null && !/^.{1,256}$/.test(idempotencyKey)) {
      return fault(400, "invalid_idempotency_key", "The key must be between 1-256 chars.");
    }
    const fingerprint = await hashOf(body);
    const now = clock().getTime();
    const before = idempotencyKey === null ? undefined : known.get(idempotencyKey);
    if (before && now - before.since < keyLife) return again(before, fingerprint, now);
    const result = judge(body, headers.get("x-batch-validation") === "permissive", idempotencyKey);
    if (idempotencyKey !== null && result.status === 200) {
      const busyUntil = today.mood === "slow" ? now + today.seconds * 1000 : now;
      known.set(idempotencyKey, { fingerprint, answer: result, since: now, busyUntil });
    }
    return result;
  }

  function judge(body: string, isPermissive: boolean, idempotencyKey: string | null): Answer {
    const mails = parse(body);
    if (!mails || mails.length === 0 || mails.length > largestBatch) {
      return fault(422, "validation_error", `The batch must hold 1 to ${largestBatch} emails.`);
    }
    if (mails.some(({ to }) => poison(String(to)))) {
      return fault(422, "validation_error", "One of the emails is invalid.");
    }
    const troubles = mails.map((mail) => troubleWith(mail, refuses));
    const errors = troubles.flatMap((message, index) => (message ? [{ index, message }] : []));
    if (errors[0] && !isPermissive) return fault(422, "validation_error", errors[0].message);
    const good = mails.filter((_, index) => !troubles[index]);
    const now = clock();
    const accepted = good.map((mail) => takenMail(mail, idempotencyKey, now, keepTexts));
    taken.push(...accepted);
    return json(200, { data: accepted.map(({ id }) => ({ id })), ...(isPermissive && { errors }) });
  }

  return { answer, accepted: () => taken, requests: () => requests.all };
}

function again({ fingerprint: first, answer, busyUntil }: Known, fingerprint: string, now: number): Answer {
  if (first !== fingerprint) {
    const words = "This idempotency key has already been used on a request that had a different payload.";
    return fault(409, "invalid_idempotent_request", words);
  }
  if (now >= busyUntil) return answer;
  return fault(409, "concurrent_idempotent_requests", "Another request with the same key is in progress.");
}

function parse(body: string): BatchMail[] | null {
  try {
    const mails: unknown = JSON.parse(body);
    return Array.isArray(mails) ? mails : null;
  } catch {
    return null;
  }
}

function tooFast(seconds: number | null): Answer {
  const words = "Too many requests. You can only make 5 requests per second.";
  return fault(429, "rate_limit_exceeded", words, seconds);
}

function quotaReached(seconds: number | null): Answer {
  return fault(429, "daily_quota_exceeded", "You have reached your daily email sending quota.", seconds);
}

function fault(statusCode: number, name: string, message: string, wait: number | null = null): Answer {
  const { status, headers, body } = json(statusCode, { statusCode, name, message });
  return { status, body, headers: wait === null ? headers : { ...headers, "retry-after": String(wait) } };
}

function json(status: number, body: unknown): Answer {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
