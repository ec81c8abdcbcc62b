import { type NameAnswer, recordsOf } from "./name-answer.ts";
import { type DomainCheck, good, judged, type Judgement, unknown } from "./domain-check.ts";

/** Whether replies and bounces find a mailbox. */
export function checkMx(domain: string, answer: NameAnswer): DomainCheck {
  const found = recordsOf(answer).map(({ text }) => text);
  const wanted = `An MX record at ${domain}, so that replies and bounces reach a mailbox.`;
  return { name: "MX", found, wanted, ...judge() };

  function judge(): Judgement {
    if (answer.status === "silent") return unknown(answer);
    const record = { type: "MX" as const, name: domain, value: `10 mx.YOUR-MAIL-PROVIDER.example` };
    if (found.length === 0) {
      const mend = `Add the MX records of the provider that receives mail for ${domain}; the one below shows their form.`;
      return judged("missing", mend, record);
    }
    const targets = found.map(readTarget);
    if (targets.includes(".")) {
      const mend =
        "“0 .” says that this domain accepts no email, and many servers then refuse email from it. Replace it with your mail provider’s MX records.";
      return judged("broken", mend, record);
    }
    const wrong = found.filter((_, index) => targets[index] === null);
    if (wrong.length === found.length) {
      const mend = `No mail server is named in “${wrong[0]}”. An MX record is a number and a host name, not an IP address.`;
      return judged("broken", mend, record);
    }
    if (wrong.length > 0) return judged("poor", `No mail server is named in “${wrong[0]}”. Remove it.`);
    return good;
  }
}

/** The server; "." for none on purpose; null where no server is named. */
function readTarget(text: string): string | null {
  const [, host = ""] = /^\d{1,5}\s+(\S+)$/.exec(text.trim()) ?? [];
  if (host === ".") return ".";
  return /^(?:[\w-]+\.)+[a-z][\w-]*\.?$/i.test(host) ? host : null;
}
