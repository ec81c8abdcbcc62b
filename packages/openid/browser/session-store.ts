import { announce, tellHere } from "./events.ts";
import { logInSilently } from "./log-in-silently.ts";
import type { SessionAnswer } from "./session-answer.ts";
import { markedSession, markPast, markSession, showHere } from "./presence.ts";

type SessionState = { state: "loading" } | SessionAnswer;

/** What a page knows before it has asked. */
export const notAsked: SessionState = { state: "loading" };

/** What a page must know of its site. */
interface SessionSite {
  /** Where a login begins; `?mode=popup` and `?mode=silent` are appended. */
  loginAddress: string;
  /** The address that answers a `SessionAnswer`. */
  sessionAddress: string;
  /** Names the session that is here; each session has a name of its own. */
  sessionName(): string;
}

/** The session of this browser, as this page knows it. */
export class SessionStore {
  readonly loginAddress: string;
  readonly #site: SessionSite;
  readonly #watchers = new Set<() => void>();
  #state: SessionState = notAsked;
  #turn: Promise<unknown> = Promise.resolve();
  #isHere: boolean | undefined;
  #hasEnded = false;

  constructor(site: SessionSite) {
    this.#site = site;
    this.loginAddress = site.loginAddress;
  }

  readonly current = () => this.#state;

  readonly watch = (changed: () => void) => {
    this.#watchers.add(changed);
    return () => void this.#watchers.delete(changed);
  };

  /** Whether a session has ended since this page came, here or in another tab. */
  readonly hasEnded = () => this.#hasEnded;

  /**
   * Checks the session. Checks run one after another, so that each caller gets a state from after its call; a login that comes
   * from a popup does not wait for a frame.
   */
  check(via: "page" | "popup" = "page"): Promise<SessionState> {
    if (via === "popup") return this.#look(via);
    const mine = this.#turn.then(() => this.#look(via));
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #look(via: "page" | "popup"): Promise<SessionState> {
    const answer = await this.#ask();
    const found = isLost(answer) ? await this.#restore() : answer;
    return this.#take(found, via);
  }

  /** Asks the provider; where several tabs want to, one does and the others use its answer. */
  async #restore(): Promise<SessionAnswer> {
    const attempt = async () => {
      const now = await this.#ask();
      if (!isLost(now)) return now;
      const code = await logInSilently(this.loginAddress);
      if (code === "logged_in") return this.#ask();
      if (isLogout(code)) return nobody;
      const message = code === "timeout" ? "Timeout" : "Login failed";
      return { state: "error", code, message } as const;
    };
    return navigator.locks ? navigator.locks.request("site-silent-login", attempt) : attempt();
  }

  #take(answer: SessionAnswer, via: "page" | "popup"): SessionState {
    this.#state = answer;
    this.#watchers.forEach((changed) => changed());
    if (answer.state === "error") return answer;
    if (answer.user) this.#welcome(via);
    else this.#sayGoodbye();
    return answer;
  }

  #welcome(via: "page" | "popup") {
    const session = this.#site.sessionName();
    const isNew = markedSession() !== session;
    this.#isHere = true;
    this.#hasEnded = false;
    markSession(session);
    showHere(true);
    if (!isNew) return;
    if (via === "page") announce("redirect-handled");
    announce("token-obtained");
  }

  /** Only the tab that detects it notifies the others, which then check for themselves. */
  #sayGoodbye() {
    const isFirst = markedSession() !== null;
    const isNews = this.#isHere !== false;
    this.#isHere = false;
    this.#hasEnded = true;
    if (isFirst) markPast();
    showHere(false);
    if (isFirst) announce("logout");
    else if (isNews) tellHere("logout");
  }

  async #ask(): Promise<SessionAnswer> {
    const address = this.#site.sessionAddress;
    try {
      const response = await fetch(address, { headers: { Accept: "application/json" }, cache: "no-store" });
      return answerIn(await response.json());
    } catch {
      return { state: "error", code: "unanswered", message: `HTTP error. Unable to fetch ${address}` };
    }
  }
}

/** A browser that had a session has none, or one that only a silent login can prolong. */
function isLost(answer: SessionAnswer): boolean {
  if (answer.state === "error") return answer.code === "missing_refresh_token";
  return answer.user === null && markedSession() !== null;
}

const nobody: SessionAnswer = { state: "initialised", user: null, expiresAt: null };

/** The provider has no session here, or another person's, or this one was ended on purpose: the site has logged out. */
const isLogout = (code: string) => ["login_required", "not_the_owner", "session_over"].includes(code);

/** Checked without a library, which would make pages heavier. */
function answerIn(body: unknown): SessionAnswer {
  const { state: is, user } = body as Partial<SessionAnswer & { user: unknown }>;
  if (is === "error" || (is === "initialised" && user !== undefined)) return body as SessionAnswer;
  throw new TypeError("That is no answer about a session.");
}
