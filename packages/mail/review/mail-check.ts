/** `blocking`: it cannot be sent so. `warning`: it can, and would be better otherwise. `unknown`: it could not be checked. */
export type MailCheckState = "good" | "warning" | "blocking" | "unknown";

/** One thing that is looked at before a mail goes out. */
export interface MailCheck {
  name: string;
  state: MailCheckState;
  /** The finding. */
  words: string;
  /** How to fix it; "" where there is nothing to fix. */
  mend: string;
  /** The addresses of links or pictures that it is about. */
  items: string[];
}

export function mailCheck(
  name: string,
  state: MailCheckState,
  words: string,
  mend = "",
  items: string[] = [],
): MailCheck {
  return { name, state, words, mend, items };
}
