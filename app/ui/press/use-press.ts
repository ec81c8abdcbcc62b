import { useActionData, useNavigation } from "react-router";
import type { Issue, Refused } from "#domain/outcome.ts";

interface Pressed {
  /** It was pressed, and its answer has not come. */
  isPending: boolean;
  /** Why it did nothing. */
  refusal?: Refused;
  issues: Issue[];
  /** What was typed then. */
  typed: Record<string, string>;
}

/** How a press of this page goes: one with this `intent` or one of these, and of several with the same, the one about `id`. */
export function usePress(intent: string | readonly string[], id?: string): Pressed {
  const { formData } = useNavigation();
  const answer = useActionData<{ refusal?: Refused; typed?: Record<string, string> }>();
  const isThis = (given = "", about?: string) =>
    [intent].flat().includes(given) && (id === undefined || about === id);
  const isPending = isThis(formData?.get("intent")?.toString(), formData?.get("id")?.toString());
  const { refusal, typed = {} } = answer ?? {};
  const isRefused = refusal !== undefined && isThis(typed.intent, typed.id);
  return isRefused
    ? { isPending, refusal, issues: refusal.issues, typed }
    : { isPending, issues: [], typed: {} };
}

/** What a press of this page has answered in place, such as a secret; nothing where it was refused. */
export function shownIn<Answer extends object>(answer: Answer | undefined) {
  return answer && !("refusal" in answer) ? (answer as Exclude<Answer, { refusal: Refused }>) : undefined;
}
