import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DatabaseSync } from "node:sqlite";
import type { Lacking } from "#domain/backup/named-files.ts";
import { fileListName, fileName, type ListedFile, rowsName } from "@toadstool/archive";

/** Which site is copied how, and how far that is. */
export interface Progress {
  site: string;
  withSecrets: boolean;
  /** The backup’s id at the site. */
  id: string;
  migration: string;
  tables: string[];
  /** The table that is read, as its number among them, and the place after which it goes on. */
  table: number;
  after: number;
  /** The last number of the site’s journal that was dealt with. */
  change: number;
  consistentAt: string | null;
  /** The key after which the site’s files are listed; null once they are. */
  listed: string | null;
  /** What the archive is, once it was written and read again. */
  made: Made | null;
}

export interface Made {
  bytes: number;
  sha256: string;
  rows: number;
  files: number;
  consistentAt: string;
  /** Which files the backup lacks, as a sentence; "" if it is whole. */
  trouble: string;
  /** What its rows name and it does not hold. */
  lacking: Lacking[];
}

export type PlacedRow = [place: number, row: unknown];
export type ChangedRow = [table: string, place: number, row: unknown];
export type Spool = ReturnType<typeof openSpool>;

/** What was read of a site so far, in a folder: a process that is killed at any moment leaves it whole. */
export function openSpool(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(folder, "spool.sqlite"));
  db.exec(`pragma journal_mode = wal; pragma synchronous = normal;
    create table if not exists progress (one integer primary key check (one = 1), json text);
    create table if not exists rows (source text, place integer, json text, primary key (source, place)) without rowid;
    create table if not exists files (key text primary key, bytes integer, sha256 text, type text, is_wanted integer) without rowid;`);
  const put = db.prepare("insert or replace into rows values (?, ?, ?)");
  const drop = db.prepare("delete from rows where source = ? and place = ?");
  const note = db.prepare("insert or replace into progress values (1, ?)");

  function together(steps: () => void): void {
    db.exec("begin");
    try {
      steps();
      db.exec("commit");
    } catch (error) {
      if (db.isTransaction) db.exec("rollback");
      throw error;
    }
  }

  return {
    folder,
    progress(): Progress | null {
      const row = db.prepare("select json from progress").get();
      return row ? (JSON.parse(String(row.json)) as Progress) : null;
    },
    /** Begins anew; files that are there already stay, since a key never has other bytes. */
    begin(progress: Progress): void {
      together(() => {
        db.exec("delete from rows; update files set is_wanted = 0");
        note.run(JSON.stringify(progress));
      });
    },
    /** Rows and how far that is, together. */
    takeRows(source: string, rows: PlacedRow[], progress: Progress): void {
      together(() => {
        for (const [place, row] of rows) put.run(source, place, JSON.stringify(row));
        note.run(JSON.stringify(progress));
      });
    },
    takeChanges(changes: ChangedRow[], progress: Progress): void {
      together(() => {
        for (const [source, place, row] of changes) {
          if (row === null) drop.run(source, place);
          else put.run(source, place, JSON.stringify(row));
        }
        note.run(JSON.stringify(progress));
      });
    },
    /** Files that belong to the backup; what is known of them already stays. */
    takeFiles(files: { key: string; bytes: number }[], progress: Progress): void {
      const add = db.prepare(
        "insert into files values (?, ?, '', '', 1) on conflict do update set is_wanted = 1",
      );
      together(() => {
        for (const { key, bytes } of files) add.run(key, bytes);
        note.run(JSON.stringify(progress));
      });
    },
    note: (progress: Progress) => note.run(JSON.stringify(progress)),
    rowsOf<Row>(source: string): Iterable<Row> {
      const found = db.prepare("select json from rows where source = ? order by place").iterate(source);
      return parsed<Row>(found);
    },
    countRows: () => Number(db.prepare("select count(*) as n from rows").get()?.n),
    files: {
      /** Up to so many that are still to be fetched. */
      wanted: (most: number) =>
        db.prepare("select key, bytes from files where is_wanted and sha256 = '' limit ?").all(most) as {
          key: string;
          bytes: number;
        }[],
      count: () =>
        db
          .prepare(
            "select count(*) as n, coalesce(sum(bytes), 0) as bytes, sum(sha256 <> '') as there from files where is_wanted",
          )
          .get() as {
          n: number;
          bytes: number;
          there: number | null;
        },
      keep: ({ key, bytes, sha256, contentType }: ListedFile) =>
        db
          .prepare("update files set bytes = ?, sha256 = ?, type = ? where key = ?")
          .run(bytes, sha256, contentType, key),
      drop: (key: string) => db.prepare("delete from files where key = ?").run(key),
      pathOf(key: string): string {
        const path = join(folder, fileName(key));
        mkdirSync(dirname(path), { recursive: true });
        return path;
      },
    },
    /** Writes rows and the list of files as an archive has them. */
    async writeOut({ tables }: Progress): Promise<void> {
      rmSync(join(folder, "rows"), { recursive: true, force: true });
      mkdirSync(join(folder, "rows"), { recursive: true });
      const rows = db.prepare("select json from rows where source = ? order by place");
      for (const table of tables) await write(join(folder, rowsName(table)), lines(rows.iterate(table)));
      const files = db.prepare(
        "select json_object('key', key, 'bytes', bytes, 'sha256', sha256, 'contentType', type) as json from files where is_wanted order by key",
      );
      await write(join(folder, fileListName), lines(files.iterate()));
    },
    close: () => db.close(),
    remove(): void {
      db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Found = Iterable<Record<string, unknown>>;

function* lines(found: Found): Generator<string> {
  for (const { json } of found) yield `${String(json)}\n`;
}

function* parsed<Row>(found: Found): Generator<Row> {
  for (const { json } of found) yield JSON.parse(String(json)) as Row;
}

const write = (path: string, text: Iterable<string>) =>
  pipeline(Readable.from(text), createWriteStream(path));
