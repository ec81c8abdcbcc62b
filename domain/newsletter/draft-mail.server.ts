import type { Draft } from "../drafts/draft.ts";
import type { Mail, Services } from "../services.ts";
import { mailAsSent } from "./test-letter.server.ts";
import { welcomeAsSent } from "./welcome/test-welcome.server.ts";

/** The mail that readers would get of a draft; null where it is none of a letter. */
export async function mailOfDraft(
  services: Pick<Services, "db" | "workFiles" | "settings" | "secret">,
  { kind, title, content, language }: Pick<Draft, "kind" | "title" | "content" | "language">,
): Promise<Mail | null> {
  const letter = { subject: title, content, language };
  if (kind === "letter") return mailAsSent(services, letter);
  return kind === "welcome" ? welcomeAsSent(services, letter) : null;
}
