import { type SQL, sql } from "drizzle-orm";
import type { SeenFrom } from "../identity/seen-from.ts";
import { recordIdentityEvent } from "../identity/events.server.ts";
import type { Owner, Session } from "../identity/owner.ts";
import { isFresh, staleLogin } from "../identity/sessions/fresh-login.server.ts";
import type { Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { columnsOf } from "./columns.server.ts";
import { findLatest } from "./find-restore.server.ts";
import { type LoginTable, loginTables, nameOfLogin, type StagedLogin } from "./restore.ts";

type Storage = Pick<Services, "db" | "clock">;

/** Logins of the archive that was restored last and that the site does not have: they open nothing before the owner confirms them. */
export async function listStagedLogins(
  services: Pick<Services, "db">,
  _owner: Owner,
): Promise<StagedLogin[]> {
  const restore = await findLatest(services);
  if (restore?.state !== "done") return [];
  const listed = loginTables.map(async (table) => {
    const rows = await services.db.all<Omit<StagedLogin, "table" | "createdAt"> & { at: number }>(
      sql`select line.value ->> '$.id' as id, coalesce(line.value ->> '$.name', line.value ->> '$.url') as name,
        coalesce(line.value ->> '$.scopes', line.value ->> '$.events', '') as scopes, line.value ->> '$.created_at' as at
        ${arrived(restore.id, table)} order by at, id`,
    );
    return rows.map(({ at, ...row }) => ({ table, ...row, createdAt: new Date(at).toISOString() }));
  });
  return (await Promise.all(listed)).flat();
}

const arrived = (
  restoreId: string,
  table: LoginTable,
): SQL => sql`from restore_parts as arrived, json_each(arrived.lines) as line
  where arrived.restore_id = ${restoreId} and arrived.source = ${table}
    and line.value ->> '$.id' not in (select id from ${sql.raw(table)})`;

/** An expression: how many logins of an archive the site does not have. */
export function countWaiting(restoreId: string): SQL {
  const counts = loginTables.map((table) => sql`(select count(*) ${arrived(restoreId, table)})`);
  return sql.join(counts, sql` + `);
}

/** Restores those that the owner has confirmed, by `nameOfLogin`; the others go on waiting. Refused where the login is not fresh. */
export async function confirmLogins(
  services: Storage,
  session: Session,
  confirmed: readonly string[],
  from: SeenFrom,
): Promise<{ restored: number } | Refused> {
  if (!(await isFresh(services, session))) return staleLogin;
  const restore = await findLatest(services);
  const waiting = await listStagedLogins(services, session.owner);
  const chosen = waiting.filter((login) => confirmed.includes(nameOfLogin(login)));
  if (!restore) return { restored: 0 };
  for (const { table } of chosen) {
    const kind = eventKinds[table];
    const event = { code: "restored", subject: session.owner.subject, from };
    // oxlint-disable-next-line no-await-in-loop -- few
    if (kind) await recordIdentityEvent(services, { kind, ...event });
  }
  for (const table of loginTables) {
    const ids = chosen.flatMap((login) => (login.table === table ? [login.id] : []));
    // oxlint-disable-next-line no-await-in-loop -- a table after the other
    if (ids.length > 0) await services.db.run(insertion(restore.id, table, ids));
  }
  return { restored: chosen.length };
}

const eventKinds = {
  passkeys: "passkey_made",
  personal_tokens: "token_made",
  program_grants: "program_connected",
  webhooks: null,
} as const;

function insertion(restoreId: string, table: LoginTable, ids: string[]): SQL {
  const columns = [...columnsOf(table).known.keys()];
  const values = columns.map((name) => sql`json_extract(line.value, ${`$.${name}`})`);
  return sql`${sql.raw(`insert or ignore into ${table} (${columns.join(", ")})`)} select ${sql.join(values, sql`, `)}
    ${arrived(restoreId, table)} and line.value ->> '$.id' in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** Deletes the logins that wait. Refused if the session is not fresh. */
export async function dropLogins(services: Storage, session: Session): Promise<{ restored: 0 } | Refused> {
  if (!(await isFresh(services, session))) return staleLogin;
  await services.db.run(
    sql`delete from restore_parts where source in ${[...loginTables]} and restore_id in (select id from restores where state = 'done')`,
  );
  return { restored: 0 };
}
