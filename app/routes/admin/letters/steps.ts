/** What a letter's buttons lead to, once it is saved. */
export type LetterStep = "save-letter" | "close-letter" | "preview-letter" | "review-letter";

export function whereTo(step: LetterStep, id: string): string {
  switch (step) {
    case "review-letter":
      return `/admin/email/review?letter=${id}`;
    case "preview-letter":
      return `/admin/email/preview?letter=${id}`;
    case "close-letter":
      return "/admin/email";
    default:
      return `/admin/email?letter=${id}`;
  }
}

export function isLetterStep(intent: string | undefined): intent is LetterStep {
  return /^(save|close|preview|review)-letter$/.test(intent ?? "");
}
