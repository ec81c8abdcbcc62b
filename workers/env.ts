import type { LetterChunk } from "#domain/services.ts";

/**
 * The bindings, variables and secrets that wrangler.toml names. By hand, because the file of `wrangler types` also makes every
 * variable a required one of `process.env`, where scripts start processes, and has no types for the messages of queues.
 */
export interface Env {
  DB: D1Database;
  /** The files of public/ and of the build. */
  ASSETS: Fetcher;
  /** Uploaded pictures, films and sounds. */
  MEDIA: R2Bucket;
  /** Scheduled backups; a site without them leaves it out. */
  BACKUPS?: R2Bucket;
  IMAGES: ImagesBinding;
  LETTERS: Queue<LetterChunk>;
  /** The ids of messages to webhooks. */
  WEBHOOKS: Queue<string>;
  /** The ids of moves that have a next step. */
  /** Cloudflare's own mail, where wrangler.toml binds it. */
  EMAIL?: SendEmail;
  LIMIT_SUBSCRIBE: RateLimit;
  LIMIT_CONFIRM: RateLimit;
  LIMIT_LIKE: RateLimit;
  LIMIT_LOGIN: RateLimit;
  LIMIT_VIEW: RateLimit;
  /** Accounts without Analytics Engine leave it out. */
  VIEWS?: AnalyticsEngineDataset;
  /** `isolate` keeps strangers’ pages in this isolate’s memory, for a developer’s machine. */
  PAGE_CACHE?: string;
  APP_SECRET: string;
  SITE_URL?: string;
  OIDC_ISSUER?: string;
  OIDC_CLIENT_ID?: string;
  OIDC_CLIENT_SECRET?: string;
  OIDC_AUDIENCE?: string;
  OIDC_ORGANIZATION?: string;
  OIDC_MAX_AGE?: string;
  OIDC_SCOPES?: string;
  SESSION_IDLE_MINUTES?: string;
  OWNER_SUBJECTS?: string;
  MAIL_TRANSPORT?: string;
  MAIL_FROM?: string;
  MAIL_UNDO_SECONDS?: string;
  MAIL_PER_DAY?: string;
  MAIL_PER_SECOND?: string;
  POSTAL_LINE?: string;
  SMTP_HOST?: string;
  SMTP_PORT?: string;
  SMTP_USERNAME?: string;
  SMTP_PASSWORD?: string;
  BACKUP_DAYS?: string;
  BACKUP_WEEKS?: string;
  BACKUP_MONTHS?: string;
  RESEND_API_KEY?: string;
  RESEND_API_URL?: string;
  RESEND_WEBHOOK_SECRET?: string;
  DNS_RESOLVER?: string;
  DKIM_SELECTOR?: string;
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  ANALYTICS_MEASUREMENT_ID?: string;
  ANALYTICS_API_SECRET?: string;
}

declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database;
    }
  }
}
