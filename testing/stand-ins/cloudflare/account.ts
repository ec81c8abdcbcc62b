import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/** What an account holds; a test reads it, and puts into it what is there before a deploy. */
export interface Account {
  id: string;
  name: string;
  /** Null in accounts that have never had a Worker. */
  subdomain: string | null;
  /** Domains whose DNS is Cloudflare's. */
  zones: string[];
  databases: { id: string; name: string; data: DatabaseSync }[];
  buckets: string[];
  /** The jurisdictions of parts that have one, by their names. */
  places: Record<string, string>;
  /** R2 is switched on once in the dashboard. */
  hasR2: boolean;
  queues: { id: string; name: string; consumer: string | null }[];
  workers: Record<string, StoredWorker>;
}

interface StoredWorker {
  secrets: Record<string, string>;
  vars: Record<string, string>;
  bindings: Record<string, unknown>[];
  crons: string[];
  domains: string[];
  deploys: number;
  /** The version that a deploy names. */
  tag: string;
}

export function emptyAccount(given: Partial<Account> = {}): Account {
  return {
    id: "acc0",
    name: "Ada’s account",
    subdomain: "ada",
    zones: [],
    databases: [],
    buckets: [],
    places: {},
    hasR2: true,
    queues: [],
    workers: {},
    ...given,
  };
}

export function addDatabase(account: Account, name: string): Account["databases"][number] {
  const database = { id: randomUUID(), name, data: new DatabaseSync(":memory:") };
  account.databases.push(database);
  return database;
}

export function workerOf(account: Account, name: string): StoredWorker {
  return (account.workers[name] ??= {
    secrets: {},
    vars: {},
    bindings: [],
    crons: [],
    domains: [],
    deploys: 0,
    tag: "",
  });
}
