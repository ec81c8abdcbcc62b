import { withQuery } from "#domain/addresses/with-query.ts";
import type { Published } from "#domain/schedule/published.server.ts";
import type { ScheduledKind } from "#domain/schedule/scheduled.ts";

type Kind = ScheduledKind | Published["kind"];

/** A month, or the present one. */
export const calendarAddress = (month: string | null) => withQuery("/admin/calendar", { month });

const places: Record<Kind, (id: string) => string> = {
  post: (id) => `/admin/blog?draft=${id}&edit`,
  page: (id) => `/admin/pages?page=${id}`,
  note: (id) => `/admin/notes/${id}`,
  letter: (id) => `/admin/email/letters/${id}`,
  project: (id) => `/admin/works/projects/${id}`,
  artwork: (id) => `/admin/works/artworks/${id}`,
  zine: (id) => `/admin/works/zines/${id}`,
};

/** Where what is scheduled or published is opened. */
export const placeOf = ({ kind, id, isOut }: { kind: Kind; id: string; isOut?: boolean }) =>
  isOut && kind === "post" ? `/admin/blog?post=${id}&edit` : places[kind](id);

export const kindWords: Record<Kind, string> = {
  post: "Post",
  page: "Page",
  note: "Note",
  letter: "Letter",
  project: "Project",
  artwork: "Artwork",
  zine: "Zine",
};
