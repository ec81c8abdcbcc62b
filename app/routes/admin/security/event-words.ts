import { explainCode } from "@toadstool/openid/codes";
import type { IdentityEvent } from "#domain/identity/events.server.ts";

type Happened = Pick<IdentityEvent, "kind" | "code">;

/** What happened in a word or two, and more of it where there is more to say. */
export function eventWords({ kind, code }: Happened): { what: string; why: string | null } {
  switch (kind) {
    case "login":
      return { what: "Logged in", why: wordsIn(loginWords, code) };
    case "refused":
      return { what: "Login refused", why: wordsIn(refusals, code) ?? explainCode(code) ?? unknown(code) };
    case "logout":
      return { what: "Logged out", why: null };
    case "session_ended":
      return { what: "Session ended", why: wordsIn(endWords, code) ?? unknown(code) };
    case "token_made":
      return {
        what: "Token created",
        why: code === "restored" ? fromBackup : "A personal access token, on this page.",
      };
    case "passkey_made":
      return { what: "Passkey added", why: code === "restored" ? fromBackup : "On this page." };
    case "passkey_removed":
      return { what: "Passkey removed", why: "On this page." };
    case "program_connected":
      return { what: "Program connected", why: code === "restored" ? fromBackup : "You let it in." };
    case "program_disconnected":
      return { what: "Program disconnected", why: code === "by_program" ? "By itself." : "On this page." };
    case "program_wrote":
      return { what: "Changed by a program", why: wordsIn(programWords, code) ?? unknown(code) };
    case "token_revoked":
      return { what: "Token revoked", why: "A personal access token, on this page." };
  }
}

const fromBackup = "You confirmed it after a restore.";

function wordsIn(words: Record<string, string>, code: string): string | null {
  return Object.hasOwn(words, code) ? (words[code] ?? null) : null;
}

function unknown(code: string): string {
  return `Code: ${code}.`;
}

const loginWords: Record<string, string> = {
  passkey: "With a passkey.",
  popup: "In a popup.",
  silent: "Automatically: you were still logged in at the identity provider.",
};

const endWords: Record<string, string> = {
  ended_by_owner: "You ended it on this page.",
  idle: "It had not been used for too long.",
  lifetime_over: "It had reached its limit of one day.",
  refresh_refused: "The identity provider no longer confirms it.",
  login_required: "No one was logged in at the identity provider any more.",
  not_the_owner: "A different person was logged in at the identity provider.",
};

/** By the tools of workers/mcp. */
const programWords: Record<string, string> = {
  create_draft: "It wrote a draft.",
  change_draft: "It changed a draft.",
  publish_draft: "It published a post.",
  publish_note: "It published a note.",
  create_work: "It added a work.",
  change_work: "It changed a work.",
  add_picture: "It uploaded a picture, film or sound.",
  describe_picture: "It changed the words of a picture.",
};

/** Those that are this site's own. */
const refusals: Record<string, string> = {
  not_the_owner: "A person who does not own this site logged in.",
  passkey_refused: "A passkey was shown that does not open this site, or too late.",
  invalid_state: "The response did not match any login started in this browser.",
  local_provider: "The configured identity provider is for local use only.",
};
