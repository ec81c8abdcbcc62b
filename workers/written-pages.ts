import { profile } from "#studio/profile.ts";
import { experience } from "#studio/experience.ts";
import { projects } from "#studio/projects.ts";
import { skills } from "#studio/skills.ts";
import type { WrittenPage } from "#domain/services.ts";

let pages: WrittenPage[] | undefined;

/** The pages whose facts are in studio/: they may name an image that no row of the database names. */
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
