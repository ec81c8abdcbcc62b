export interface MailAddress {
  name: string;
  address: string;
}

/** Whose copy of which issue of a newsletter a mail is. */
export interface Delivery {
  issueId: string;
  subscriberId: string;
}

export interface Mail {
  to: string;
  from: MailAddress;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Marks that a provider’s webhooks give back; null for mails that are no letter. */
  delivery: Delivery | null;
  /** The same mail carries the same key however often it is tried. */
  idempotencyKey: string;
}

/**
 * `refused`: this mail will never be accepted. `busy`: nothing was accepted, try later, not before `retryAfter`
 * seconds where the transport named a time. `uncertain`: the connection broke after the mail was handed over, so
 * it may have gone. `messageId` is the provider’s name for the mail, by which its webhooks speak of it.
 */
export type MailResult =
  | { result: "accepted"; messageId: string | null }
  | { result: "refused"; reason: string }
  | { result: "busy"; reason: string; retryAfter: number | null }
  | { result: "uncertain"; reason: string };

/** The one port of all transports. A new one is a file beside the others that passes the conformance suite. */
export interface MailTransport {
  name: string;
  /** Whether it carries letters to many; where not, it takes only confirmations and tests. */
  takesLetters: boolean;
  /**
   * For how many milliseconds the same mails in the same order are recognised and not sent twice; 0 where an
   * uncertain mail must never be repeated.
   */
  remembers: number;
  /** Sends the mails and returns one result for each, in order. Never throws. */
  send(mails: Mail[]): Promise<MailResult[]>;
}

/** What a provider’s webhook reports about a mail that it accepted. */
export interface MailEvent {
  /** The provider’s own name for the event; an event that is sent again has the same one. */
  id: string;
  /** `failed`: the provider accepted the mail and gave up before it left. */
  kind: "accepted" | "delivered" | "bounced" | "complained" | "failed";
  /** Of a bounce: `hard` will never work, `soft` may work next time. */
  bounce: "hard" | "soft" | null;
  messageId: string | null;
  /** The marks that the mail was sent with. */
  delivery: Delivery | null;
  /** The address, for mails that are no letter. */
  email: string | null;
  reason: string;
}
