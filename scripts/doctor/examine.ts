import { bad, type Finding, type Patient } from "./finding.ts";
import { examineHeaders } from "./headers.ts";
import { examineLogin } from "./login.ts";
import { examinePageCache } from "./page-cache.ts";
import { examinePictures } from "./pictures.ts";

interface Chapter {
  title: string;
  findings: Finding[];
}

export type Look = () => Promise<Finding[]>;

/** What a stranger sees, one look after the other; `inside` adds what the settings and the account show. */
export async function examine(patient: Patient, inside: Record<string, Look>): Promise<Chapter[]> {
  const looks: Record<string, Look> = {
    "Headers and encryption": () => examineHeaders(patient),
    "Page cache": () => examinePageCache(patient),
    Pictures: () => examinePictures(patient),
    Login: () => examineLogin(patient),
    ...inside,
  };
  const chapters: Chapter[] = [];
  for (const [title, look] of Object.entries(looks)) {
    // oxlint-disable-next-line no-await-in-loop -- a gentle pace
    chapters.push({
      title,
      findings: await look().catch((error: unknown) => [bad("no answer", messageOf(error))]),
    });
  }
  return chapters;
}

/** Node says “fetch failed”, and why in its cause. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** A line for each thing that is good, and for each finding that is not. */
export function reportOf(chapters: Chapter[]): string[] {
  const line = (mark: string, { about, words }: Finding) => `  ${mark} ${about.padEnd(14)} ${words}`;
  return chapters.flatMap(({ title, findings }) => {
    const known = new Map<string, Finding[]>();
    for (const finding of findings.filter(({ isGood }) => isGood))
      known.set(finding.about, [...(known.get(finding.about) ?? []), finding]);
    return [
      "",
      title,
      ...[...known.values()].map(
        ([first, ...more]) =>
          first && line("✓", first) + (more.length > 0 ? `, and ${more.length} more` : ""),
      ),
      ...findings.filter(({ isGood }) => isGood === false).map((finding) => line("✗", finding)),
      ...findings.filter(({ isGood }) => isGood === null).map((finding) => line("·", finding)),
    ].filter((text) => text !== undefined);
  });
}
