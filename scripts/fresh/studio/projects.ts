import type { Project } from "#domain/works/project.ts";

/** Newest first. Give each a file of its own in studio/projects/, and its cover to studio/public/images/projects/. */
export const projects: Project[] = [];
