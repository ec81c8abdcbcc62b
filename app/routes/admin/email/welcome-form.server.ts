import type { Owner } from "#domain/identity/owner.ts";
import { testInput } from "#domain/letter/letter-input.ts";
import { welcomeInput } from "#domain/subscribers/welcome.ts";
import { saveWelcome, testWelcome } from "#domain/subscribers/welcome-choice.server.ts";
import { isRefused, type Refused, refusalStatus } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import { data } from "react-router";

/** The result of the form for the welcome letter, separate from the text of the letter being written. */
export interface WelcomeAnswer {
  typed: { isOn: boolean; subject: string; content: string; to: string };
  refusal?: Refused;
  told?: string;
}

/** What the buttons of the welcome letter do. */
export async function answerWelcomeForm(services: Services, owner: Owner, form: Record<string, string>) {
  const { intent, welcomeOn, welcomeSubject = "", welcomeContent = "", welcomeTo = "" } = form;
  const typed = { isOn: welcomeOn === "on", subject: welcomeSubject, content: welcomeContent, to: welcomeTo };
  const told = intent === "save-welcome" ? await save() : await test();
  const answer: WelcomeAnswer = isRefused(told) ? { typed, refusal: told } : { typed, told };
  return data({ welcome: answer }, { status: isRefused(told) ? refusalStatus[told.refused] : 200 });

  async function save(): Promise<string | Refused> {
    const input = parse(welcomeInput, typed);
    if (isRefused(input)) return input;
    const saved = await saveWelcome(services, owner, input);
    if (isRefused(saved)) return saved;
    return saved.isOn
      ? "Saved. New subscribers will receive it when they confirm."
      : "Saved. It is switched off, so it is not sent.";
  }

  async function test(): Promise<string | Refused> {
    const input = parse(testInput, typed);
    const outcome = isRefused(input) ? input : await testWelcome(services, owner, input);
    return isRefused(outcome)
      ? outcome
      : `A test is on its way to ${outcome.to}. The welcome letter itself is not saved yet.`;
  }
}
