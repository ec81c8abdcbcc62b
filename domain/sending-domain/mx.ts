import { type NameAnswer, recordsOf } from "./name-answer.ts";
import { type DomainCheck, good, judged, type Judgement, unknown } from "./sending-domain.ts";

/** Whether replies and bounces find a mailbox. */
export function checkMx(domain: string, answer: NameAnswer): DomainCheck {
  const found = recordsOf(answer).map(({ text }) => text);
  const wanted = `An MX record at ${domain}, so that replies and bounces find a mailbox.`;
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
        "“0 .” says that this domain takes no mail at all, and many servers then refuse mail from it. Put your mail provider's MX records in its place.";
      return judged("broken", mend, record);
    }
    const wrong = found.filter((_, index) => targets[index] === null);
    if (wrong.length === found.length) {
      const mend = `No server can be read out of “${wrong[0]}”: an MX record is a number and a host name, not an address of digits.`;
      return judged("broken", mend, record);
    }
    if (wrong.length > 0) return judged("poor", `No server can be read out of “${wrong[0]}”: take it out.`);
    return good;
  }
}

/** The server; "." for none on purpose; null for what names none. */
function readTarget(text: string): string | null {
  const [, host = ""] = /^\d{1,5}\s+(\S+)$/.exec(text.trim()) ?? [];
  if (host === ".") return ".";
  return /^(?:[\w-]+\.)+[a-z][\w-]*\.?$/i.test(host) ? host : null;
}
