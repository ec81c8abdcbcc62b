import { parseForm } from "#app/respond.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { renameTopicInput, topicInput } from "#domain/subscribers/topics/topic.ts";
import { addTopic, deleteTopic, renameTopic } from "#domain/subscribers/topics/topics.server.ts";
import type { FormHandler } from "../answer-form.server.ts";

const home = "/admin/email/topics";

const gone = refuse("missing", "not_found", "This topic no longer exists: it was deleted in another window.");

/** What the buttons of the page of topics do. */
export const topicIntents: Record<string, FormHandler> = {
  add: async (services, owner, form) => {
    const input = parseForm(topicInput, form);
    const added = isRefused(input) ? input : await addTopic(services, owner, input);
    return isRefused(added) ? added : home;
  },
  rename: async (services, owner, form, id) => {
    const input = parseForm(renameTopicInput, form);
    const renamed = isRefused(input) ? input : await renameTopic(services, owner, id, input);
    return isRefused(renamed) ? renamed : renamed ? home : gone;
  },
  delete: async (services, owner, _form, id) => {
    const deleted = await deleteTopic(services, owner, id);
    return isRefused(deleted) ? deleted : deleted ? home : gone;
  },
};
