import { plain, wordSet } from "./headings.ts";

/** The states of people whom a list does not call subscribers, the gravest last. `unknown`: its word is not understood. */
export const saidStates = ["pending", "unknown", "unsubscribed", "bounced", "complained"] as const;
export type SaidState = (typeof saidStates)[number];

/** The words that mail providers and spreadsheets write for a state. */
const words: [SaidState | "reader", Set<string>][] = [
  [
    "reader",
    wordSet(
      `active, subscribed, subscriber, confirmed, enabled, regular, premium, paid, free, gifted, comped, complimentary,
      trial, trialed, opted in, opt in, express, explicit, implied, valid, verified, deliverable, current, member, aktiv,
      abonniert, angemeldet, bestätigt, actif, active, abonné, inscrit, activo, suscrito, attivo, iscritto, ativo, inscrito,
      actief, ingeschreven, aangemeld, prenumerant, aktywny, подписан, активен, 订阅, 已订阅, 購読中`,
    ),
  ],
  [
    "complained",
    wordSet(
      "complained, complaint, complaints, spam, junk, abuse, spam complaint, marked as spam, reported spam, reported as spam, beschwerde, plainte, queja",
    ),
  ],
  [
    "bounced",
    wordSet(
      `bounced, bounce, bounces, hard bounce, hard bounced, soft bounce, soft bounced, cleaned, undeliverable, undelivered,
      invalid, returned, unzustellbar, rebotado, rimbalzato`,
    ),
  ],
  [
    "unsubscribed",
    wordSet(
      `unsubscribed, unsubscribe, not subscribed, never subscribed, nonsubscribed, non subscribed, opted out, opt out, left,
      removed, deleted, archived, disabled, inactive, deactivated, blocklisted, blacklisted, blocked, suppressed, excluded,
      cancelled, canceled, churned, expired, stopped, transactional, no email, do not mail, abgemeldet, inaktiv, gesperrt,
      désabonné, désinscrit, inactif, baja, inactivo, disiscritto, cancellato, inattivo, inativo, uitgeschreven, afgemeld,
      avregistrerad, wypisany, nieaktywny, отписан, отписался, 退订, 已退订, 取消订阅, 購読解除`,
    ),
  ],
  [
    "pending",
    wordSet(
      `pending, unconfirmed, not confirmed, unactivated, unverified, validating, awaiting confirmation, waiting, invited,
      needs attention, spammy, unbestätigt, en attente, non confirmé, pendiente, in attesa, pendente, oczekujący`,
    ),
  ],
];

/** The state that a word means; null where it is none of the words for states. */
export function stateOf(word: string): SaidState | "reader" | null {
  const key = plain(word);
  return words.find(([, those]) => those.has(key))?.[0] ?? null;
}

/** Words that mean a state in whatever column they are found. */
const unmistakable = wordSet(
  `unsubscribed, nonsubscribed, non subscribed, opted out, bounced, hard bounce, hard bounced, cleaned, undeliverable,
  complained, spam complaint, marked as spam, blocklisted, blacklisted, unconfirmed, unactivated, abgemeldet, désabonné,
  désinscrit, disiscritto, uitgeschreven, afgemeld, отписан`,
);

export function isUnmistakable(word: string): boolean {
  return unmistakable.has(plain(word));
}

const speech: [SaidState, RegExp][] = [
  ["complained", /complain|spam|junk|abuse|beschwerde|plainte|queja|жалоб/],
  ["bounced", /bounc|cleaned|clean ?(?:time|date|campaign)|undeliver|invalid|unzustell|rebot|rimbalz/],
  ["pending", /unconfirm|not ?confirmed|unactivat|unverif/],
  [
    "unsubscribed",
    /un ?sub|non ?sub|not ?sub|opt(?:ed)? ?out|disabled|deleted|removed|cancel|churn|blocked|block ?list|black ?list|suppress|exclu(?:ded|sion)|archived|inactive|deactivat|do ?not ?(?:e ?mail|mail|contact)|stop ?(?:time|date|status)|stopped|\bleft\b|abgemeld|abmeld|austrag|desabon|desinscr|\bbaja\b|desuscri|disiscri|uitgeschreven|afgemeld|avregistr|wypis|отпис|退订|取消|解除/,
  ],
];

/** The state that a heading or the name of a file speaks of, such as `UNSUB_TIME` or `cleaned_members.csv`. */
export function stateSpokenOf(heading: string): SaidState | null {
  const text = plain(heading);
  // Links to unsubscribe are in the lists of people who read.
  if (/\b(?:url|link|token|hash)\b/.test(text)) return null;
  return speech.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
