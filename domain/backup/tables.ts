/** What becomes of a table in a backup. */
type TableRole =
  /** Always in it. */
  | "kept"
  /** What opens the site or belongs to its login: only in a backup that is made with secrets. */
  | "secret"
  /** Never in it: what is under way, counted for a moment, or made anew from what is kept. */
  | "passing";

/** Every table of db/schema, in an order in which rows may be inserted: no row before the one that it refers to. */
export const tableRoles = {
  facts: "kept",
  images: "kept",
  image_revisions: "kept",
  image_uses: "kept",
  works: "kept",
  work_redirects: "kept",
  posts: "kept",
  post_parts: "kept",
  slug_redirects: "kept",
  visitor_likes: "kept",
  drafts: "kept",
  pages: "kept",
  page_redirects: "kept",
  text_revisions: "kept",
  notes: "kept",
  tags: "kept",
  taggings: "kept",
  tag_redirects: "kept",
  post_series: "kept",
  post_series_parts: "kept",
  post_series_redirects: "kept",
  bulk_changes: "kept",
  bulk_change_items: "kept",
  subscribers: "kept",
  topics: "kept",
  declined_topics: "kept",
  subscriber_tags: "kept",
  suppressions: "kept",
  newsletter_issues: "kept",
  deliveries: "kept",
  letter_links: "kept",
  mail_events: "kept",
  welcome_letters: "kept",
  digests: "kept",
  page_views: "kept",
  redirects: "kept",
  missing_addresses: "kept",

  owner_sessions: "secret",
  identity_events: "secret",
  personal_tokens: "secret",
  passkeys: "secret",
  program_grants: "secret",
  preview_links: "secret",
  preview_pages: "secret",
  webhooks: "secret",

  login_transactions: "passing",
  passkey_challenges: "passing",
  draft_parts: "passing",
  mail_quota: "passing",
  subscriber_imports: "passing",
  import_rows: "passing",
  moves: "passing",
  move_items: "passing",
  link_readings: "passing",
  text_links: "passing",
  link_checks: "passing",
  due_purges: "passing",
  purge_budget: "passing",
  cron_runs: "passing",
  webhook_events: "passing",
  webhook_messages: "passing",
  backups: "passing",
  backup_changes: "passing",
  restores: "passing",
  restore_parts: "passing",
  restore_texts: "passing",
  restore_files: "passing",
} as const satisfies Record<string, TableRole>;

export type TableName = keyof typeof tableRoles;

const names = Object.keys(tableRoles) as TableName[];

/** The tables of a backup. */
export function tablesIn(hasSecrets: boolean): TableName[] {
  return names.filter((name) => tableRoles[name] === "kept" || (hasSecrets && tableRoles[name] === "secret"));
}

/** The tables that a backup may have. */
export const journaledTables = tablesIn(true);
