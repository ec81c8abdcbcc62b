import { analytics } from "./analytics.ts";
import { backups } from "./backups.ts";
import { categories } from "./categories.ts";
import { changes } from "./changes.ts";
import { drafts } from "./drafts.ts";
import { emailWebhooks } from "./email-webhooks.ts";
import { letters } from "./letters.ts";
import { images } from "./images.ts";
import { imports } from "./imports.ts";
import { lookup } from "./lookup.ts";
import { notes } from "./notes.ts";
import { posts } from "./posts.ts";
import { previews } from "./previews.ts";
import { redirects } from "./redirects.ts";
import { restores } from "./restores.ts";
import { revisions } from "./revisions.ts";
import { domainChecks } from "./sending-domain.ts";
import { subscribers } from "./subscribers.ts";
import { tags } from "./tags.ts";
import { works } from "./works.ts";

/** Every call of the API, in the order in which it is described. */
export const calls = [
  ...posts,
  ...notes,
  ...revisions,
  ...drafts,
  ...previews,
  ...subscribers,
  ...imports,
  ...letters,
  ...domainChecks,
  ...emailWebhooks,
  ...images,
  ...works,
  ...categories,
  ...tags,
  ...backups,
  ...analytics,
  ...lookup,
  ...redirects,
  ...changes,
  ...restores,
];
