import type { ListOf } from "#app/ui/list/list.tsx";
import { comes, Moment, since } from "#app/ui/moment/moment.tsx";
import type { IdentityEvent } from "#domain/identity/events.server.ts";
import type { ListedPasskey } from "#domain/identity/passkeys/passkey.ts";
import type { ConnectedProgram } from "#domain/identity/programs/program.ts";
import type { ListedSession } from "#domain/identity/sessions/session-list.server.ts";
import { type PersonalToken, scopeWords, type TokenScope } from "#domain/identity/tokens/personal-token.ts";
import shared from "../admin.module.css";
import { eventWords } from "./event-words.ts";
import { programName, whereLed } from "./program-words.ts";

export const home = "/admin/security";

export interface ShownSession extends ListedSession {
  /** The very browser that shows it. */
  isHere: boolean;
  /** Sessions of several people are listed. */
  tellsSubject: boolean;
}

/** Where the owner is logged in. */
export const sessions: ListOf<ShownSession> = {
  one: "session",
  many: "sessions",
  home,
  section: { id: "sessions", title: "Where you are logged in" },
  row: ({ id, device, place, isHere, tellsSubject, subject, createdAt, lastUsedAt, endsAt }) => ({
    id,
    title: `${device}, ${place ?? "place unknown"}`,
    note: (isHere || tellsSubject) && (
      <>
        {isHere && <strong>Current session</strong>}
        {tellsSubject && (
          <>
            {" "}
            As <code translate="no">{subject}</code>
          </>
        )}
      </>
    ),
    facts: { Begin: since("started", createdAt), Use: !isHere && lastUse(lastUsedAt), End: ifUnused(endsAt) },
    presses: [!isHere && { words: "End this session", intent: "end-session", isShown: true }],
  }),
  facts: ["Begin", "Use", "End"],
};

/** The passkeys that log the owner in beside her identity provider. */
export const passkeys: ListOf<ListedPasskey> = {
  one: "passkey",
  many: "passkeys",
  home,
  section: {
    id: "passkeys",
    title: "Passkeys",
    about:
      "With a passkey you log in by your device’s fingerprint, face or code. Your identity provider stays the way in if you lose the device.",
  },
  row: ({ id, name, createdAt, lastUsedAt }) => ({
    id,
    title: name,
    facts: { Begin: since("added", createdAt), Use: lastUse(lastUsedAt) },
    presses: [
      {
        words: "Remove",
        intent: "remove-passkey",
        asks: "It no longer logs you in. Sessions that it began go on until you end them above.",
      },
    ],
  }),
  facts: ["Begin", "Use"],
  empty: { title: "No passkeys yet", words: "Add one on the device that you log in with." },
};

/** The programs that the owner has let in. */
export const programs: ListOf<ConnectedProgram> = {
  one: "program",
  many: "connected programs",
  home,
  section: {
    id: "programs",
    title: "Connected programs",
    about: (
      <>
        Assistants and other programs that you let in by{" "}
        <a href="/admin/help/api">the Model Context Protocol</a>. What they change is listed below.
      </>
    ),
  },
  row: ({ id, name, redirectUri, scopes, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    title: programName(name),
    note: `${whereLed(redirectUri)} · ${mayDo(scopes)}`,
    facts: {
      Begin: since("connected", createdAt),
      Use: lastUse(lastUsedAt),
      End: ifUnused(expiresAt),
    },
    presses: [
      {
        words: "Disconnect",
        intent: "disconnect-program",
        asks: "It loses access at once. You can connect it again from within the program.",
      },
    ],
  }),
  facts: ["Begin", "Use", "End"],
  empty: { title: "No connected programs", words: "A program asks you itself before it is connected." },
};

/** Active tokens, and those that ended lately. */
export const tokens: ListOf<PersonalToken> = {
  one: "token",
  many: "tokens",
  home,
  section: {
    id: "tokens",
    title: "Personal access tokens",
    about: (
      <>
        For your own scripts. A token gives access to <a href="/api/docs">the API</a> in your name, and to
        nothing else. Create one for each script, with only the permissions it needs. Those that have ended
        are listed for 30 days.
      </>
    ),
  },
  row: (token) => ({
    id: token.id,
    title: token.name,
    note: (
      <>
        <code translate="no">{token.hint}…</code> · {mayDo(token.scopes)}
      </>
    ),
    facts: { Use: lastUse(token.lastUsedAt), End: endOf(token) },
    presses: [
      token.state === "open" && {
        words: "Revoke",
        intent: "revoke-token",
        asks: "Scripts that use it lose access at once. This cannot be undone.",
      },
    ],
  }),
  facts: ["Use", "End"],
  empty: { title: "No active tokens", words: "Nothing but your own login opens this site." },
};

/** Logins, refused attempts, ended sessions and what programs changed. */
export const events: ListOf<IdentityEvent> = {
  one: "entry",
  many: "activity",
  home,
  section: {
    id: "events",
    title: "Recent activity",
    about:
      "Logins, refusals, ended sessions and what programs changed in the last 90 days. At most 60 refusals are recorded in an hour.",
  },
  row: (event) => {
    const { what, why } = eventWords(event);
    const isRefused = event.kind === "refused";
    return {
      id: String(event.id),
      title: what,
      note: (
        <>
          {why && <span className={isRefused ? shared.danger : undefined}>{why}</span>}
          {isRefused && event.subject !== null && (
            <>
              {" "}
              Subject: <code translate="no">{event.subject}</code>
            </>
          )}
        </>
      ),
      facts: {
        Device: event.device,
        Place: event.place ?? "Place unknown",
        When: <Moment iso={event.at} />,
      },
    };
  },
  facts: ["Device", "Place", "When"],
  empty: { title: "No activity yet", words: "The next login will be recorded here." },
};

const mayDo = (scopes: readonly TokenScope[]) =>
  scopes.map((scope) => scopeWords[scope].label.toLowerCase()).join(", ");

const lastUse = (iso: string | null) => (iso ? since("last used", iso) : "never used");

const ifUnused = (iso: string) => comes("if unused, it ends on", iso);

function endOf({ state, revokedAt, expiresAt }: PersonalToken) {
  if (revokedAt) return since("revoked", revokedAt);
  return state === "expired" ? since("expired", expiresAt) : comes("expires on", expiresAt);
}
