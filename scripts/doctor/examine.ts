import type { Finding, Patient } from "./finding.ts";
import { examineHeaders } from "./headers.ts";
import { examineLogin } from "./login.ts";
import { examinePageCache } from "./page-cache.ts";
import { examinePictures } from "./pictures.ts";

export interface Chapter {
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
    chapters.push({ title, findings: await look() });
  }
  return chapters;
}

/** A line for each finding; marks say which are not good. */
export function reportOf(chapters: Chapter[]): string[] {
  const mark = ({ isGood }: Finding) => (isGood === null ? "·" : isGood ? "✓" : "✗");
  return chapters.flatMap(({ title, findings }) => [
    "",
    title,
    ...findings.map((finding) => `  ${mark(finding)} ${finding.about.padEnd(14)} ${finding.words}`),
  ]);
}
