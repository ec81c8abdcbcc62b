import { profile } from "#content/profile.ts";
import { experience } from "#content/experience.ts";
import { projects } from "#content/projects.ts";
import { skills } from "#content/skills.ts";
import type { WrittenPage } from "#domain/services.ts";

let pages: WrittenPage[] | undefined;

/** The pages whose facts stand in content/: where an image may be named that no row of the database tells of. */
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
