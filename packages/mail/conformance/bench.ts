import type { Mail, MailTransport } from "../mail.ts";

/** How the other side behaves. `taken`: whether it had accepted the mail before it went wrong. */
export type Behaviour =
  | { is: "well" }
  | { is: "refusing"; address: string }
  | { is: "busy"; seconds: number | null }
  | { is: "locked" }
  | { is: "silent" | "cut"; taken: boolean }
  | { is: "odd" };

/** A transport in front of a server that behaves in this way; `accepted` is the server's own record of the mails it took. */
export interface Bench {
  transport: MailTransport;
  accepted(): { to: string; subject: string; sender: string; text: string; html: string }[];
}

export const letterTo = (name: string): Mail => ({
  to: `${name}@pond.example`,
  from: { name: "Toadstool", address: "letters@toadstool.test" },
  subject: "Spores",
  html: "<p>Hello</p>",
  text: "Hello",
  headers: { "List-Unsubscribe": "<https://toadstool.test/unsubscribe/x>" },
  delivery: { issueId: "issue-1", subscriberId: name },
  idempotencyKey: `issue-1:${name}`,
});

/** A mail that is not a letter, which every transport carries. */
export const noteTo = (name: string): Mail => ({ ...letterTo(name), headers: {}, delivery: null });
