import { type Autosave, isUnsaved } from "../saving/autosave-state.ts";

interface Around {
  /** This device had space for the last copy. */
  isKept: boolean;
  isOnline: boolean;
}

interface StatusWords {
  words: string;
  /** It is announced, even while the author types. */
  isTrouble: boolean;
}

/** Where the text is, in a few words that are true. */
export function statusWords(state: Autosave, { isKept, isOnline }: Around): StatusWords {
  const kept = isKept
    ? "kept on this device"
    : "not kept, because this device has no storage left. Keep this page open";
  const trouble = (words: string) => ({ words, isTrouble: true });
  const { step } = state;
  switch (step.at) {
    case "saving":
    case "submitting":
      return { words: "Saving…", isTrouble: false };
    case "retrying":
      return trouble(
        step.why === "offline" ? `Offline: ${kept}` : `The site has trouble: ${kept}, and tried again`,
      );
    case "conflict":
      return trouble("Changed elsewhere");
    case "sessionEnded":
      return trouble(`Logged out: ${kept}`);
    case "gone":
      return trouble(`Deleted elsewhere: ${kept}`);
    case "restoring":
      return { words: "Restoring from the trash…", isTrouble: false };
    case "refused":
      return trouble(step.message);
    default:
      return isUnsaved(state) ? unsavedWords(isKept, isOnline, kept) : stateSavedWords(state);
  }
}

function unsavedWords(isKept: boolean, isOnline: boolean, kept: string): StatusWords {
  if (!isOnline) return { words: `Offline: ${kept}`, isTrouble: true };
  return isKept
    ? { words: "Not saved yet", isTrouble: false }
    : { words: `Not saved yet, and ${kept}`, isTrouble: true };
}

function stateSavedWords({ savedAt }: Autosave): StatusWords {
  return { words: savedAt === null ? "" : `Saved ${clockWords(savedAt)}`, isTrouble: false };
}

/** On the author's clock: '12:04'. */
export function clockWords(at: number): string {
  return new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(at);
}
