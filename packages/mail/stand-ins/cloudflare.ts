/** What the binding's `send` takes, as far as it is used here. */
interface Sent {
  to: string;
  from: { email: string; name: string };
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** How it takes a mail: an error's code, a broken connection or no answer at all. */
export type BindingMood =
  | { mood: "takes" }
  | { mood: "throws"; code: string; taken?: boolean }
  | { mood: "cuts" | "silent"; taken: boolean };

/**
 * The `send_email` binding as its documentation has it, errors and all
 * (https://developers.cloudflare.com/email-service/api/send-emails/workers-api/#error-codes): the simulator that comes
 * with wrangler takes everything.
 */
export function emailBinding(
  mood: BindingMood = { mood: "takes" },
  refuses: (address: string) => boolean = () => false,
) {
  const accepted: Sent[] = [];

  async function send(mail: Sent): Promise<{ messageId: string }> {
    if (/[\r\n]/.test(mail.subject + mail.to)) throw fault("E_VALIDATION_ERROR", "Malformed data.");
    for (const name of Object.keys(mail.headers)) {
      if (!/^(X-|List-|Precedence$|Auto-Submitted$)/i.test(name)) throw fault("E_HEADER_NOT_ALLOWED", name);
    }
    if (refuses(mail.to)) throw fault("E_RECIPIENT_SUPPRESSED", `${mail.to} is on the suppression list.`);
    if (mood.mood === "takes" || mood.taken) accepted.push(mail);
    if (mood.mood === "throws") throw fault(mood.code, `Could not send to ${mail.to}.`);
    if (mood.mood === "cuts") throw new Error(`Network connection lost while sending to ${mail.to}.`);
    if (mood.mood === "silent") return new Promise(() => undefined);
    return { messageId: `<${crypto.randomUUID()}@toadstool.test>` };
  }

  return { binding: { send } as unknown as SendEmail, accepted: () => accepted };
}

function fault(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
