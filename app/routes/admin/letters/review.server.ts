import * as v from "valibot";
import { type Press, press } from "#app/press.server.ts";
import { typedIn } from "#app/respond.ts";
import { readForm } from "#app/ui/form/read-form.ts";
import { findSite } from "#domain/facts/site.server.ts";
import { keepSending } from "#domain/newsletter/keep-sending.server.ts";
import { choiceIn } from "#domain/newsletter/segment/segment.ts";
import { findSegment } from "#domain/newsletter/segment/segments.server.ts";
import { sendLetter } from "#domain/newsletter/send-letter.server.ts";
import { isRefused, refuseField } from "#domain/outcome.ts";
import { asked } from "#domain/text/asked.ts";
import { typedMoment } from "#domain/text/typed-moment.ts";
import { reviewAddress } from "./steps.ts";
import { testsText } from "./text-presses.server.ts";

/** How a letter is sent, besides to whom, which is in the page’s address. */
export const sendForm = v.object({
  isPublic: v.pipe(
    v.boolean(),
    v.title("Show in the public archive"),
    v.description("Anyone can then read it at /letters once it has been sent."),
  ),
  countsClicks: v.pipe(
    v.boolean(),
    v.title("Count clicks on its links"),
    v.description("A number for each link, without noting who clicked. The foot of the letter says so."),
  ),
  dueAt: v.optional(v.pipe(v.string(), v.title("Day and time"), asked({ as: "moment" })), ""),
  version: v.optional(v.pipe(v.string(), v.toNumber(), v.integer())),
});

const read = (form: FormData) => ({
  ...readForm(sendForm, typedIn(form)),
  version: form.get("version") ?? undefined,
});

const letterIn = ({ searchParams }: URL) => searchParams.get("letter") ?? "";

/** Sends the text that was looked at and no other: now, or when its time has come. */
const sends = (isLater: boolean): Press =>
  press(
    sendForm,
    async (services, owner, { version = 0, dueAt: typed, ...choices }, { url }) => {
      if (typed && !isLater) return timeGiven;
      const { timeZone } = await findSite(services);
      const dueAt = isLater ? typedMoment(typed, timeZone, "dueAt") : undefined;
      if (isRefused(dueAt)) return dueAt;
      const segment = await findSegment(services, owner, choiceIn(url.searchParams));
      if (isRefused(segment)) return segment;
      const id = letterIn(url);
      await keepSending(services, owner, id, { ...choices, segment });
      return sendLetter(services, owner, { id, version, ...choices, segment, dueAt });
    },
    ({ id }) => ({ goTo: `/admin/email/letters/${id}` }),
    read,
  );

const timeGiven = refuseField(
  "invalid",
  "time_given",
  "dueAt",
  "Press “Schedule” to send it at this time, or empty the field to send it now.",
);

/** The presses of the last step before a letter is sent. */
export const reviewPresses: Record<string, Press<object>> = {
  test: testsText("letter"),
  send: sends(false),
  schedule: sends(true),
  // The recipients: kept with the letter, and in the address, where those that cannot be are refused.
  choose: async (services, owner, form, { url }) => {
    const choice = choiceIn(form);
    const segment = await findSegment(services, owner, choice);
    if (!isRefused(segment)) await keepSending(services, owner, letterIn(url), { segment });
    return { goTo: reviewAddress(letterIn(url), choice) };
  },
  // A box that is ticked.
  keep: press(
    sendForm,
    async (services, owner, { isPublic, countsClicks }, { url }) => {
      await keepSending(services, owner, letterIn(url), { isPublic, countsClicks });
      return {};
    },
    () => ({ shown: {} }),
    read,
  ),
};
