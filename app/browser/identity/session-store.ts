import { type SessionAnswer, sessionPath } from "#domain/identity/sessions/session-answer.ts";
import { xsrfToken } from "../api.ts";
import { announce, tellHere } from "./events.ts";
import { markedSession, markPast, markSession, showLoggedIn } from "./presence.ts";
import { logInSilently } from "./log-in-silently.ts";

type SessionState = { state: "loading" } | SessionAnswer;

/** What a page knows before it has asked. */
export const notAsked: SessionState = { state: "loading" };

let state: SessionState = notAsked;
let turn: Promise<unknown> = Promise.resolve();
let isHere: boolean | undefined;
let isOver = false;

const watchers = new Set<() => void>();

export const currentSession = () => state;

export function watchSession(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** Whether a session has ended since this page came, here or in another tab. */
export const hasEnded = () => isOver;

/**
 * Checks the session. Checks run one after another, so that each caller gets a state from after its call; a login that comes
 * from a popup does not wait for a frame.
 */
export function checkSession(via: "page" | "popup" = "page"): Promise<SessionState> {
  if (via === "popup") return look(via);
  const mine = turn.then(() => look(via));
  turn = mine.catch(() => undefined);
  return mine;
}

async function look(via: "page" | "popup"): Promise<SessionState> {
  const answer = await ask();
  const found = isLost(answer) ? await restore() : answer;
  return take(found, via);
}

/** A browser that had the owner has no session, or one that only a silent login can prolong. */
function isLost(answer: SessionAnswer): boolean {
  if (answer.state === "error") return answer.code === "missing_refresh_token";
  return answer.user === null && markedSession() !== null;
}

/** Asks the provider; where several tabs want to, one does and the others use its answer. */
async function restore(): Promise<SessionAnswer> {
  const attempt = async () => {
    const now = await ask();
    if (!isLost(now)) return now;
    const code = await logInSilently();
    if (code === "logged_in") return ask();
    if (isLogout(code)) return nobody;
    const message = code === "timeout" ? "Timeout" : "Login failed";
    return { state: "error", code, message } as const;
  };
  return navigator.locks ? navigator.locks.request("site-silent-login", attempt) : attempt();
}

const nobody: SessionAnswer = { state: "initialised", user: null, expiresAt: null };

/** The provider has no session here, or another person's, or this one was ended on purpose: the site has logged out. */
const isLogout = (code: string) => ["login_required", "not_the_owner", "session_over"].includes(code);

function take(answer: SessionAnswer, via: "page" | "popup"): SessionState {
  state = answer;
  watchers.forEach((changed) => changed());
  if (answer.state === "error") return answer;
  if (answer.user) welcome(via);
  else sayGoodbye();
  return answer;
}

/** Each session has a token of its own that scripts may read: by its end another session is known. */
function welcome(via: "page" | "popup") {
  const session = xsrfToken().slice(-8) || "here";
  const isNew = markedSession() !== session;
  isHere = true;
  isOver = false;
  markSession(session);
  showLoggedIn(true);
  if (!isNew) return;
  if (via === "page") announce("redirect-handled");
  announce("token-obtained");
}

/** Only the tab that detects it notifies the others, which then check for themselves. */
function sayGoodbye() {
  const isFirst = markedSession() !== null;
  const isNews = isHere !== false;
  isHere = false;
  isOver = true;
  if (isFirst) markPast();
  showLoggedIn(false);
  if (isFirst) announce("logout");
  else if (isNews) tellHere("logout");
}

async function ask(): Promise<SessionAnswer> {
  try {
    const response = await fetch(sessionPath, { headers: { Accept: "application/json" }, cache: "no-store" });
    return answerIn(await response.json());
  } catch {
    return { state: "error", code: "unanswered", message: `HTTP error. Unable to fetch ${sessionPath}` };
  }
}

/** Checked without a library, because the one used elsewhere would grow every visitor's pages. */
function answerIn(body: unknown): SessionAnswer {
  const { state: is, user } = body as Partial<SessionAnswer & { user: unknown }>;
  if (is === "error" || (is === "initialised" && user !== undefined)) return body as SessionAnswer;
  throw new TypeError("That is no answer about a session.");
}
