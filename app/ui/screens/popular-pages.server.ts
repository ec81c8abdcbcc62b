import { listPopularPages } from "#domain/analytics/popular.server.ts";
import { logError } from "#domain/log.ts";
import type { Services } from "#domain/services.ts";

/** What may be named as popular, besides posts and projects. */
const sections = ["/about-me", "/portfolio", "/art", "/blog"];

/** What is read most, for a screen that helps without it. */
export function popularPages(services: Pick<Services, "db" | "clock" | "settings" | "workFiles">) {
  return listPopularPages(services, sections, 5).catch((error: unknown) => {
    logError(error);
    return [];
  });
}
