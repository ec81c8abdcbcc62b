import { withQuery } from "#domain/addresses/with-query.ts";
import type { Scheduled, ScheduledKind } from "#domain/schedule/scheduled.ts";

/** A month, or the present one. */
export const calendarAddress = (month: string | null) => withQuery("/admin/calendar", { month });

const places: Record<ScheduledKind, (id: string) => string> = {
  post: (id) => `/admin/blog?draft=${id}&edit`,
  page: (id) => `/admin/pages?page=${id}`,
  letter: (id) => `/admin/email/letters/${id}`,
  project: (id) => `/admin/works/projects/${id}`,
  artwork: (id) => `/admin/works/artworks/${id}`,
  zine: (id) => `/admin/works/zines/${id}`,
};

/** Where what is scheduled is opened. */
export const placeOf = ({ kind, id }: Pick<Scheduled, "kind" | "id">) => places[kind](id);
