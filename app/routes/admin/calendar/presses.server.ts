import { press } from "#app/press.server.ts";
import { localDay } from "#domain/calendar/date-string.ts";
import { dayOf } from "#domain/calendar/range.ts";
import { createDraft } from "#domain/drafts/drafts.server.ts";
import { findSite } from "#domain/facts/site.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { moveScheduled } from "#domain/schedule/schedule.server.ts";
import { beginInput, moveInput } from "#domain/schedule/scheduled.ts";
import { draftAddress } from "#domain/text/draft-address.ts";
import { calendarAddress, placeOf } from "./address.ts";
import { dayNames } from "./use-day-names.ts";

/** What is pressed in the calendar, and beside what goes out next. */
export const calendarPresses = {
  move: press(
    moveInput,
    async (services, owner, input) => {
      const moved = (await moveScheduled(services, owner, input)) ?? gone;
      if (isRefused(moved)) return moved;
      return { ...moved, ...(await findSite(services)) };
    },
    ({ kind, id, title, at, timeZone, words }, input) => {
      const { day, time } = localDay(at, timeZone);
      const { dateWords, monthWords } = dayNames(words.language);
      const [month, former] = [day.slice(0, 7), dayOf(new Date(input.at), timeZone)];
      return {
        words: `${title || "Untitled"} is scheduled for ${dateWords(day)}, ${time}.`,
        link: former.startsWith(month)
          ? { to: placeOf({ kind, id }), words: "Open it" }
          : { to: calendarAddress(month), words: monthWords(month) },
        undo: { intent: "move", kind, id, at, day: former },
      };
    },
  ),
  begin: press(
    beginInput,
    async (services, owner, { day }) => {
      const { timeZone, words } = await findSite(services);
      const dateString = dayNames(words.language).dateWords(day);
      const draft = await createDraft(services, owner, { ...nothing, dateString });
      return { draft, isToCome: day > dayOf(services.clock(), timeZone) };
    },
    ({ draft, isToCome }, { day }) => ({ goTo: draftAddress(draft) + (isToCome ? `&day=${day}` : "") }),
  ),
};

const nothing = { title: "", summary: "", slug: "", imageUrl: "", content: "" };

const gone = refuse(
  "missing",
  "not_found",
  "This is not scheduled any more: it is out, or its schedule was cancelled.",
);
