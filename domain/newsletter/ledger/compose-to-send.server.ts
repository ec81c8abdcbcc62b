import { composeIssue, viewUrlOf } from "../../letter/compose-issue.server.ts";
import { type Letter, linkSlots } from "../../letter/letter.ts";
import type { Services } from "../../services.ts";
import { countLinks } from "../clicks/counted-links.server.ts";

type Composing = Parameters<typeof composeIssue>[0] & Pick<Services, "secret">;

/** The mail as it is frozen, and where its counted links lead; none where clicks are not counted. */
export async function composeToSend(
  services: Composing,
  issue: Parameters<typeof composeIssue>[1],
): Promise<{ letter: Letter; links: string[] }> {
  const letter = await composeIssue(services, issue);
  if (!issue.countsClicks) return { letter, links: [] };
  const frame = [`${issue.origin}/`, await viewUrlOf(services, issue), ...linkSlots];
  return countLinks(services, issue, letter, frame);
}
