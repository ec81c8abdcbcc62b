import { join } from "node:path";
import type { ContentIssue } from "./content-files.ts";
import {
  filesOfProfile,
  filesOfProject,
  filesOfSeries,
  filesOfWork,
  filesOfZine,
  pictureIssues,
} from "./content-pictures.ts";
import { root } from "./processes.ts";
import { studioFolder } from "./studio.ts";

/** Throws with every mistake in `studio/`, each with its file and field; returns a summary in a sentence. */
export async function requireSoundContent(): Promise<string> {
  const { issues, found } = await lookAtContent();
  if (issues.length === 0) return found;
  const lines = issues.map(({ file, field, message }) => `  ${file}: ${field ? `${field} ` : ""}${message}`);
  throw new Error(`Something in studio/ needs mending:\n${lines.join("\n")}`);
}

async function lookAtContent(): Promise<{ issues: ContentIssue[]; found: string }> {
  const { allTools } = await import("#domain/profile/skills.ts");
  const { checkContent } = await import("./content-files.ts");
  const { profile } = await opened("profile", () => import("#studio/profile.ts"));
  const { projects } = await opened("projects", () => import("#studio/projects.ts"));
  const { categories } = await opened("categories", () => import("#studio/categories.ts"));
  const { experience } = await opened("experience", () => import("#studio/experience.ts"));
  const { skills } = await opened("skills", () => import("#studio/skills.ts"));
  const { menu, footer } = await opened("menu", () => import("#studio/menu.ts"));
  const { words } = await opened("words", () => import("#studio/words.ts"));
  const { appearance } = await opened("appearance", () => import("#studio/appearance.ts"));
  const { letterLook } = await opened("letter-look", () => import("#studio/letter-look.ts"));
  const { zines } = await opened("zines", () => import("#studio/zines.ts"));
  const { allSeries } = await opened("series", () => import("#studio/series.ts"));
  const { artworks } = await opened("artworks", () => import("#studio/artworks.ts"));
  const issues = checkContent({
    profile,
    projects,
    categories,
    experience,
    skills,
    menu,
    footer,
    words,
    appearance,
    letterLook,
    zines,
    series: allSeries,
    artworks,
  });
  if (issues.length > 0) return { issues, found: "" };
  const files = [
    ...filesOfProfile(profile),
    ...projects.flatMap(filesOfProject),
    ...zines.flatMap(filesOfZine),
    ...allSeries.flatMap(filesOfSeries),
    ...artworks.flatMap(filesOfWork),
  ];
  const counts = [
    counted(projects.length, "project"),
    counted(artworks.length, "work"),
    `${counted(zines.length, "zine")} of ${counted(sum(zines.map(({ pages }) => pages.length)), "page")}`,
    `${allSeries.length} series of ${counted(sum(allSeries.map(({ works }) => works.length)), "work")}`,
    counted(experience.length, "job"),
    counted(allTools(skills).length, "tool"),
  ];
  return {
    issues: await pictureIssues(files, join(studioFolder, "public")),
    found: `All is well in studio/: ${counts.join(", ")}. All ${files.length} files are in studio/public/, in the declared sizes.`,
  };
}

/** What cannot be read at all is reported with the place where reading ended. */
async function opened<Module>(name: string, open: () => Promise<Module>): Promise<Module> {
  try {
    return await open();
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const place = told.replaceAll(`file://${root}/`, "").replaceAll(`${root}/`, "");
    throw new Error(`studio/${name}.ts cannot be read:\n${place.split("\n").slice(0, 6).join("\n")}`, {
      cause: error,
    });
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
