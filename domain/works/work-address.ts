import type { WorkKind } from "./work.ts";

/** Where readers find a work. */
export function workAddress(kind: WorkKind, slug: string): string {
  return { project: `/portfolio/${slug}`, artwork: `/art/${slug}`, zine: `/art/zine/${slug}` }[kind];
}
