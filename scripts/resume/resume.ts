import { writeFileSync } from "node:fs";
import { experience } from "#studio/experience.ts";
import { profile } from "#studio/profile.ts";
import { projects } from "#studio/projects.ts";
import { drawSign } from "#studio/resume.ts";
import { skills } from "#studio/skills.ts";
import { words as written } from "#studio/words.ts";
import { plainText } from "#domain/works/plain-text.ts";
import { featuredProjects } from "#domain/works/project.ts";
import { findWords } from "#domain/words/words.server.ts";
import type { Words } from "#domain/words/words.ts";
import type { ExperienceEntry, Point } from "#domain/profile/experience.ts";
import { readCatalogue } from "../local/catalogue-files.ts";
import { inks, page, Sheet } from "./sheet.ts";
import { writesResume } from "./writes-resume.ts";

/** Where the second column begins: dates are left of it, events right. */
const column = page.margin + 112;
/** Type sizes to try, largest first, until everything fits on two pages. */
const scales = [1.06, 1, 0.95, 0.9, 0.86, 0.82];
const wantedPages = 2;

/**
 * The creator's résumé as a PDF, made of `studio/` alone. A résumé that is too long for two pages in the smallest type takes
 * more. Null where its font lacks the letters.
 */
export async function makeResume(): Promise<Buffer | null> {
  if (!writesResume(profile)) return null;
  const words = await findWords({ catalogue: readCatalogue }, { profile, words: written });
  let sheet: Sheet | undefined;
  for (const scale of scales) {
    sheet = composed(scale, words);
    if (sheet.pages <= wantedPages) break;
  }
  return sheet?.finish() ?? null;
}

/** Writes it to a file, where there is one; returns whether there is. */
export async function writeResume(file: string): Promise<boolean> {
  const resume = await makeResume();
  if (resume) writeFileSync(file, resume);
  return resume !== null;
}

function composed(scale: number, { language, resume }: Words): Sheet {
  const sheet = new Sheet({
    title: resume.title({ name: profile.name }),
    author: profile.name,
    subject: profile.title,
    language,
  });
  const size = {
    name: 40 * scale,
    heading: 14 * scale,
    role: 10.5 * scale,
    text: 9.2 * scale,
    small: 8.2 * scale,
  };
  head(sheet, size);
  if (experience.length > 0) heading(sheet, resume.experience, size.heading);
  for (const entry of experience) job(sheet, entry, size);
  const selected = featuredProjects(projects);
  if (selected.length > 0) heading(sheet, resume.projects, size.heading);
  for (const { title, date, featuredText, text } of selected) {
    const words = { size: size.text, x: column };
    const about = featuredText ?? plainText(text);
    sheet.need(sheet.height(title, { ...words, face: "bold" }) + sheet.height(about, words));
    sheet.place("P", date, { size: size.small, colour: inks.soft, width: 100 });
    sheet.write("H3", title, { ...words, face: "bold", size: size.role });
    sheet.write("P", about, words, 6);
  }
  if (skills.length > 0) heading(sheet, resume.tools, size.heading);
  for (const { name, tools } of skills) {
    const look = { size: size.text, x: column };
    sheet.need(sheet.height(tools.join(", "), look));
    sheet.place("P", name, { size: size.small, face: "bold", width: 104 });
    sheet.write("P", tools.join(", "), look, 3);
  }
  return sheet;
}

function head(sheet: Sheet, size: { name: number; text: number; role: number }): void {
  sheet.decorate((doc) => drawSign?.(doc, { inks, margin: page.margin }));
  sheet.y += 4;
  sheet.write("H1", profile.name, { face: "display", size: size.name, width: 360, lineGap: -8 }, 4);
  sheet.write(
    "P",
    profile.title,
    { face: "bold", size: size.role * 1.2, colour: inks.violet, width: 360 },
    8,
  );
  sheet.write("P", profile.about[0] ?? profile.description, { size: size.text, width: 370 }, 8);
  const lines = [
    ...profile.links
      .filter(({ kind }) => kind === "code" || kind === "network" || kind === "mail")
      .map(({ href }) => ({ text: href.replace(/^(mailto:|https?:\/\/(www\.)?)/, ""), link: href })),
    ...[profile.school, profile.location]
      .filter((text) => text !== undefined)
      .map((text) => ({ text, link: "" })),
  ];
  for (const { text, link } of lines)
    sheet.write(link ? "Link" : "P", text, {
      size: size.text,
      colour: inks.soft,
      ...(link ? { link } : {}),
      width: 370,
    });
  sheet.y = Math.max(sheet.y, 205);
}

function heading(sheet: Sheet, words: string, size: number): void {
  // A heading keeps company with what follows it.
  sheet.need(size + 70);
  sheet.y += 10;
  sheet.decorate((doc) => doc.rect(page.margin, sheet.y + size * 1.28, 34, 3).fill(inks.pink));
  sheet.write("H2", words, { face: "display", size }, 8);
}

function job(
  sheet: Sheet,
  entry: ExperienceEntry,
  size: { role: number; text: number; small: number },
): void {
  const { role, organisation, href, dates, points } = entry;
  const title = { face: "bold", size: size.role, x: column } as const;
  // A job stays whole where it can.
  sheet.need(sheet.height(role, title) + size.text * 1.6 + heightOf(sheet, points, column + 10, size.text));
  sheet.place("P", dates, { size: size.small, colour: inks.soft, width: 100 });
  sheet.write("H3", role, title);
  const link = href?.startsWith("/") ? undefined : href;
  sheet.write(
    "P",
    organisation,
    { size: size.text, colour: inks.violet, x: column, ...(link ? { link } : {}) },
    2,
  );
  writePoints(sheet, points, column + 10, size.text);
  sheet.y += 6;
}

function writePoints(sheet: Sheet, points: Point[], x: number, size: number): void {
  for (const point of points) {
    const nested = typeof point !== "string";
    sheet.write("LI", nested ? point.text : point, { size, x, sign: "•" }, 1);
    if (nested) writePoints(sheet, point.points, x + 12, size);
  }
}

function heightOf(sheet: Sheet, points: Point[], x: number, size: number): number {
  return points.reduce((height, point) => {
    if (typeof point === "string") return height + sheet.height(point, { size, x }) + 1;
    return height + sheet.height(point.text, { size, x }) + 1 + heightOf(sheet, point.points, x + 12, size);
  }, 0);
}
