import { profile } from "#studio/profile.ts";
import { experience } from "#studio/experience.ts";
import { projects } from "#studio/projects.ts";
import { skills } from "#studio/skills.ts";
import type { WrittenPage } from "#domain/services.ts";

let pages: WrittenPage[] | undefined;

/** The pages of studio/, which may name images without a row in the database. */
export function writtenPages(): WrittenPage[] {
  pages ??= [
    { title: "About", path: "/about-me", text: JSON.stringify([profile, experience, skills]) },
    ...projects.map((project) => ({
      title: project.title,
      path: `/portfolio/${project.slug}`,
      text: JSON.stringify(project),
    })),
  ];
  return pages;
}
