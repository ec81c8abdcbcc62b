import * as v from "valibot";
import type { topics } from "#db/schema.ts";
import { tagKey } from "../../tags/tag.ts";

/** What letters are about, as readers choose among them. */
export type Topic = Omit<typeof topics.$inferSelect, "key" | "createdAt">;

export const topicLimits = { name: 60 };
export const mostTopics = 20;

const name = v.pipe(
  v.string("Enter a name."),
  v.transform((typed) => typed.normalize("NFC").replaceAll(/\s+/g, " ").trim()),
  v.check((typed) => tagKey(typed) !== "", "Enter a name."),
  v.maxLength(topicLimits.name, `A topic’s name has ${topicLimits.name} characters at most.`),
  v.check(
    (typed) => !/\p{Cc}/u.test(typed),
    "The name contains a control character, perhaps from pasting. Please type it again.",
  ),
);

export const topicInput = v.object({ name });
export type TopicInput = v.InferOutput<typeof topicInput>;

/** `before` is the name that was on the page: another window may have changed it. */
export const renameTopicInput = v.object({ ...topicInput.entries, before: v.string() });

const ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(36))), v.maxLength(10 * mostTopics));

/** What a reader chose of the topics that the form showed. */
export const topicChoiceInput = v.object({ offered: ids, chosen: ids });
export type TopicChoice = v.InferOutput<typeof topicChoiceInput>;

export function topicChoiceIn(form: FormData): unknown {
  return { offered: form.getAll("offered"), chosen: form.getAll("topic") };
}
