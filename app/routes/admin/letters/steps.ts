import { choiceParams, type SegmentChoice } from "#domain/newsletter/segment/segment.ts";

/** What a letter's buttons lead to, once it is saved. */
const addresses = {
  "save-letter": (id: string) => `/admin/email?letter=${id}`,
  "close-letter": () => "/admin/email",
  "preview-letter": (id: string) => `/admin/email/preview?letter=${id}`,
  "review-letter": (id: string) => `/admin/email/review?letter=${id}`,
};

export type LetterStep = keyof typeof addresses;

export const letterSteps = Object.keys(addresses) as LetterStep[];

export function whereTo(step: LetterStep, id: string): string {
  return addresses[step](id);
}

/** The last step, with the recipients that were chosen. */
export function reviewAddress(id: string, choice: SegmentChoice): string {
  const params = [["letter", id], ...choiceParams(choice)];
  return `/admin/email/review?${new URLSearchParams(params).toString()}`;
}
