import { profile } from "#studio/profile.ts";
import { experience } from "#studio/experience.ts";
import { skills } from "#studio/skills.ts";
import type { StudioPage } from "#domain/services.ts";
import { workAddress } from "#domain/works/work-address.ts";
import { worksOfStudio } from "./works-of-studio.ts";

let pages: StudioPage[] | undefined;

/** The pages whose facts are in studio/: they may name an image that no row of the database names. */
export function studioPages(): StudioPage[] {
  pages ??= [
    { title: "About", path: "/about-me", text: JSON.stringify([profile, experience, skills]) },
    ...Object.values(worksOfStudio())
      .flat()
      .map(({ kind, slug, facts }) => ({
        title: facts.title,
        path: workAddress(kind, slug),
        text: JSON.stringify(facts),
      })),
  ];
  return pages;
}
