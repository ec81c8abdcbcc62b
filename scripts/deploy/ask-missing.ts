import type { Asker } from "./asking.ts";
import { type Question, questions, type Surroundings, type Values } from "./questions.ts";
import { Refused } from "./refused.ts";

interface Missing {
  /** The values there are, those of wrangler.toml and of studio/site.json. */
  values: Values;
  /** Which of them its owner has set, be it to nothing. */
  isSettled(name: string): boolean;
  /** Secrets that the Worker has; null where it was never deployed. */
  secrets: ReadonlySet<string> | null;
  suggestions: Values;
  asker: Asker;
  around: Surroundings;
  say: (line: string) => void;
  /** Called after each answer, so that none is asked for twice. */
  keep(name: string, answer: string): void;
}

/** Asks for what is not known yet, and returns the secrets among the answers, which are kept nowhere here. */
export async function askMissing(missing: Missing): Promise<Values> {
  const { values, secrets, suggestions, keep } = missing;
  const given: Values = {};
  let isNew = secrets === null;
  for (const question of questions) {
    const { name, isSecret = false, mayStayEmpty = false } = question;
    const isKnown = isSecret ? secrets?.has(name) || (mayStayEmpty && !isNew) : missing.isSettled(name);
    if (isKnown || !question.isNeeded(values)) continue;
    const suggestion = suggestions[name] ?? question.suggestion;
    const asked = { ...question, ...(suggestion && { suggestion }) };
    // oxlint-disable-next-line no-await-in-loop -- each question depends on the answers before it
    const answer = await soundAnswer(asked, missing);
    if (answer === undefined) continue;
    if (isSecret) {
      if (answer) given[name] = answer;
    } else if (answer || mayStayEmpty) {
      isNew ||= name === "OIDC_CLIENT_ID";
      values[name] = answer;
      keep(name, answer);
    }
  }
  return given;
}

async function soundAnswer(question: Question, missing: Missing): Promise<string | undefined> {
  const answer = (await missing.asker.ask(question))?.trim();
  if (!answer) return answer;
  const mistake = await question.mistakeIn?.(answer, missing.around);
  if (!mistake) return answer;
  if (!missing.asker.isPerson) throw new Refused(`${question.name} is “${answer}”. ${mistake}`);
  missing.say(mistake);
  return soundAnswer(question, missing);
}
