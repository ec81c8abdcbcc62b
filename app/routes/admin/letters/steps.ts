/** What a letter's buttons lead to, once it is saved. */
const addresses = {
  "save-letter": (id: string) => `/admin/email?letter=${id}`,
  "close-letter": () => "/admin/email",
  "preview-letter": (id: string) => `/admin/email/preview?letter=${id}`,
  "review-letter": (id: string) => `/admin/email/review?letter=${id}`,
};

export type LetterStep = keyof typeof addresses;

export function whereTo(step: LetterStep, id: string): string {
  return addresses[step](id);
}
