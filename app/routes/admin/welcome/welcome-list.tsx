import { figure } from "@toadstool/elements/charts";
import type { ListOf } from "#app/ui/list/list.tsx";
import { since } from "#app/ui/moment/moment.tsx";
import type { Balance } from "#domain/newsletter/issue.ts";
import type { ListedWelcome } from "#domain/newsletter/welcome/welcome-letter.ts";
import { counted } from "#domain/text/counted.ts";
import { draftAddress } from "#domain/text/draft-address.ts";
import { home } from "./home.ts";

/** The letters that new readers get one after the other, in that order. */
export const welcomeLetters: ListOf<ListedWelcome & { place: { at: number; of: number } }> = {
  one: "letter",
  many: "letters to new subscribers",
  home,
  row: ({ id, subject, days, isOn, isChanged, balance, place }) => ({
    id,
    title: subject,
    to: draftAddress({ kind: "welcome", id }),
    facts: {
      When: `${whenWords(days, place.at === 1)}${isOn ? "" : " · Paused"}`,
      Account: accountWords(balance),
    },
    note: isChanged && "Has changes that readers do not get yet",
    place,
    presses: [
      { words: isOn ? "Pause" : "Switch on", intent: isOn ? "pause" : "resume" },
      {
        words: "Delete",
        intent: "delete-letter",
        asks: `Delete “${subject}”?`,
        about: <p>Readers who wait for it get the next letter instead. It stays in the trash for 30 days.</p>,
      },
    ],
  }),
  facts: ["When", "Account"],
  empty: { title: "No welcome letters yet", words: "New subscribers receive only your next letter." },
};

/** Welcome letters that are being written and are not added yet. */
export const unaddedLetters: ListOf<{ id: string; title: string; updatedAt: string }> = {
  one: "letter",
  many: "letters in progress",
  home,
  row: ({ id, title, updatedAt }) => ({
    id,
    title: title || "No subject",
    to: draftAddress({ kind: "welcome", id }),
    facts: {
      Saved: since("saved", updatedAt),
    },
    presses: [{ words: "Delete", intent: "delete-letter", isDanger: true }],
  }),
  facts: ["Saved"],
};

function whenWords(days: number, isFirst: boolean): string {
  if (days === 0) return isFirst ? "At once, after confirming" : "Right after the one before";
  return `${counted(days, "day")} after ${isFirst ? "confirming" : "the one before"}`;
}

/** What became of a welcome letter, for all readers who have had it. */
function accountWords(balance: Balance): string {
  const { audience, accepted, waiting, bounced, complained, failed, uncertain, skipped } = balance;
  if (audience === 0) return "No one has received it yet.";
  const parts: [string, number][] = [
    ["Sent", accepted],
    ["Waiting", waiting],
    ["Bounced", bounced],
    ["Marked as spam", complained],
    ["Refused", failed],
    ["Uncertain", uncertain],
    ["Unsubscribed before", skipped],
  ];
  const shown = parts.filter(([name, number]) => name === "Sent" || number > 0);
  return shown.map(([name, number]) => `${name} ${figure(number)}`).join(" · ");
}
