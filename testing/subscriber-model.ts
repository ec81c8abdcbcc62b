import { eq } from "drizzle-orm";
import { subscribers } from "#db/schema.ts";
import type { MailEvent } from "#domain/services.ts";
import { isRefused } from "#domain/outcome.ts";
import { recordMailEvents } from "#domain/newsletter/mail-events.server.ts";
import { forgetUnconfirmed, sweepConfirmations } from "#domain/subscribers/confirming.server.ts";
import { forgetSubscriber } from "#domain/subscribers/forget-subscriber.server.ts";
import { sweepImports } from "#domain/subscribers/importing/imports.server.ts";
import { readOn, sweepReading } from "#domain/subscribers/importing/read-on.server.ts";
import { receiveList } from "#domain/subscribers/importing/receive-list.server.ts";
import { takeImport } from "#domain/subscribers/importing/take-import.server.ts";
import {
  addSubscriber,
  removeSubscriber,
  removeSubscriberById,
} from "#domain/subscribers/subscribers.server.ts";
import { subscribe } from "#domain/subscribers/subscribe.server.ts";
import { confirmSubscription, unsubscribe } from "#domain/subscribers/subscription.server.ts";
import { signToken } from "#domain/tokens/token.server.ts";
import { listForm } from "./lists.ts";
import { testOwner, testServices } from "./services.ts";

/** A confirmation link, and the step in which it was mailed. */
interface Link {
  address: string;
  token: string;
  step: number;
}

type Random = () => number;

/**
 * Everything that strangers, readers, the owner, the mail provider and the cron can do to a few addresses, one random action
 * a step, beside a record of the readers who have left and the links that were pressed. `breach` compares both.
 */
export function subscriberModel(random: Random) {
  const { services, world } = testServices();
  const owner = testOwner(services);
  const { db } = services;
  /** Bounced and complained ones stay among them, and a fresh one joins them. */
  const addresses = ["ada@pond.example", "ben@pond.example"];
  const links: Link[] = [];
  const lists: string[] = [];
  /** The step of each address's last leaving, and that of the newest link that was pressed with success. */
  const left = new Map<string, number>();
  const pressed = new Map<string, number>();
  /** Addresses that bounced or whose readers complained. */
  const ended = new Set<string>();
  const counts = { leavings: 0, returns: 0, refused: 0 };
  let step = 0;

  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const someone = () => pick(random() < 0.1 ? addresses : addresses.slice(-2)) ?? "";
  const rowOf = async (address: string) =>
    (await db.select().from(subscribers).where(eq(subscribers.emailKey, address)))[0];

  /** Does something that ends a subscription, and records whether it did. */
  async function leaving(address: string, act: (id: string) => Promise<unknown>) {
    const row = await rowOf(address);
    await act(row?.id ?? "nobody");
    if (row?.state !== "pending" && row?.state !== "confirmed") return;
    left.set(address, step);
    counts.leavings++;
  }

  async function event(kind: "bounced" | "complained") {
    const email = someone();
    const row = await rowOf(email);
    const isLetter = random() < 0.5;
    const delivery = isLetter ? { issueId: "gone", subscriberId: pick([row?.id, "gone"]) ?? "gone" } : null;
    const bounce = kind === "bounced" ? "hard" : null;
    const id = crypto.randomUUID();
    const told = { id, kind, bounce, messageId: null, delivery, email, reason: "" } satisfies MailEvent;
    await recordMailEvents(services, "resend", [told]);
    if (!row && !isLetter) return;
    ended.add(email);
    addresses.push(`reader-${step}@pond.example`);
  }

  const acts: Record<string, () => Promise<unknown>> = {
    ask: () => subscribe(services, "203.0.113.7", { email: someone() }),
    async press() {
      // The newest links most of the time, any old one now and then.
      const link = pick(random() < 0.5 ? links.slice(-2) : links);
      if (!link) return;
      const before = (await rowOf(link.address))?.state;
      const outcome = await confirmSubscription(services, "203.0.113.7", link.token);
      const isConfirmed = outcome !== null && !isRefused(outcome) && outcome.state === "confirmed";
      if (!isConfirmed) {
        if (before !== undefined) counts.refused++;
        return;
      }
      if (before === "confirmed") return;
      pressed.set(link.address, Math.max(link.step, pressed.get(link.address) ?? 0));
      if (left.has(link.address)) counts.returns++;
    },
    leave: () =>
      leaving(someone(), async (id) =>
        unsubscribe(services, await signToken(services.secret, "unsubscribe", id)),
      ),
    ownerAdds: () => addSubscriber(services, owner, someone(), "They said so at the fair."),
    ownerRemoves() {
      const address = someone();
      return leaving(address, () => removeSubscriber(services, owner, address));
    },
    ownerRemovesOnPage: () => leaving(someone(), (id) => removeSubscriberById(services, owner, id)),
    async forget() {
      const address = someone();
      const row = await rowOf(address);
      const isKeptAway = random() < 0.3;
      const outcome = row && (await forgetSubscriber(services, owner, { id: row.id, isKeptAway }));
      if (isKeptAway && outcome && !isRefused(outcome)) left.set(address, step);
    },
    async look() {
      const { outcome } = await receiveList(services, owner, listForm(`${addresses.join("\n")}\n`));
      if (isRefused(outcome)) throw new Error(outcome.message);
      lists.push(outcome.id);
      if (random() < 0.8) await readOn(services, owner, outcome.id);
    },
    async take() {
      const id = pick(lists);
      if (id) await takeImport(services, owner, id);
    },
    bounce: () => event("bounced"),
    complain: () => event("complained"),
    async sweep() {
      await sweepConfirmations(services);
      await forgetUnconfirmed(services);
      await sweepImports(services);
      await sweepReading(services);
    },
    async month() {
      world.now = new Date(world.now.getTime() + 31 * 86_400_000);
      await forgetUnconfirmed(services);
    },
    mailServer: async () =>
      void (world.acceptMail = () =>
        random() < 0.3
          ? { result: "busy", reason: "421", retryAfter: null }
          : { result: "accepted", messageId: null }),
  };
  const often = ["ask", "ask", "press", "press", "leave"];
  const usual = Object.keys(acts).filter((name) => name !== "bounce" && name !== "complain");
  const names = [...often, ...usual, ...often, ...usual, ...Object.keys(acts)];

  /** One random action; answers its name. */
  async function act(): Promise<string> {
    step++;
    const name = pick(names) ?? "ask";
    // Often not at all, so that one millisecond holds a leaving and a return; else past the quiet time.
    if (random() < 0.6) world.now = new Date(world.now.getTime() + (random() < 0.5 ? 1 : 6 * 60_000));
    await acts[name]?.();
    while (world.background.length > 0) await world.background.shift();
    for (const mail of world.mails.splice(0)) {
      const [, token] = /\/confirmation\/([\w.-]+)/.exec(mail.text) ?? [];
      if (token) links.push({ address: mail.to, token, step });
    }
    return name;
  }

  /** What must never be; null while all is well. */
  async function breach(): Promise<string | null> {
    for (const { emailKey, state } of await db.select().from(subscribers)) {
      if (state !== "confirmed") continue;
      if (ended.has(emailKey)) return `${emailKey} bounced or complained, and is confirmed`;
      const since = left.get(emailKey);
      if (since !== undefined && (pressed.get(emailKey) ?? 0) <= since)
        return `${emailKey} left in step ${since}, pressed no link mailed since, and is confirmed`;
    }
    return null;
  }

  return { act, breach, counts };
}
