import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Content, ContentIssue } from "#domain/content/content-files.ts";
import type { Project } from "#domain/portfolio/project.ts";
import { root } from "./processes.ts";

/** Throws with every mistake in `content/`, each with its file and field. */
export async function requireSoundContent(): Promise<void> {
  const issues = await contentIssues();
  if (issues.length === 0) return;
  const lines = issues.map(({ file, field, message }) => `  ${file}: ${field ? `${field} ` : ""}${message}`);
  throw new Error(`Something in content/ needs mending:\n${lines.join("\n")}`);
}

async function contentIssues(): Promise<ContentIssue[]> {
  const { checkContent } = await import("#domain/content/content-files.ts");
  const content: Content = {
    profile: (await import("#content/profile.ts")).profile,
    projects: (await import("#content/projects.ts")).projects,
    experience: (await import("#content/experience.ts")).experience,
    skills: (await import("#content/skills.ts")).skills,
  };
  const issues = checkContent(content);
  return issues.length > 0 ? issues : missingPictures(content.projects as Project[]);
}

/** Names of pictures are only as good as the files they name. */
function missingPictures(projects: Project[]): ContentIssue[] {
  return projects.flatMap(({ slug, image, featuredImage }) => {
    const named = Object.entries({ image, featuredImage }).filter(([, name]) => name !== undefined);
    return named
      .filter(([, name]) => !existsSync(resolve(root, "public/images/projects", name as string)))
      .map(([field, name]) => ({
        file: `content/projects/${slug}.ts`,
        field,
        message: `names ${name}, which is not in public/images/projects/`,
      }));
  });
}
