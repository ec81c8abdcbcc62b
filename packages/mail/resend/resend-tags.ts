import type { Mail } from "../mail.ts";

/** What Resend takes as a tag's value. */
const tagValue = /^[\w-]{1,256}$/;

/** Marks a mail with its delivery, so that its webhooks can be recognised without its address. */
export function tagsOf(delivery: Mail["delivery"]): { name: string; value: string }[] | undefined {
  if (!delivery) return undefined;
  const { issueId, subscriberId } = delivery;
  if (!tagValue.test(issueId) || !tagValue.test(subscriberId)) return undefined;
  return [
    { name: "issue", value: issueId },
    { name: "subscriber", value: subscriberId },
  ];
}

/** Whose delivery a webhook's tags name. */
export function deliveryOf({ issue, subscriber }: Record<string, string>): Mail["delivery"] {
  return issue && subscriber ? { issueId: issue, subscriberId: subscriber } : null;
}
