import { type Ask, type FoundRecord, longestString, recordsOf, txtRecord } from "./name-answer.ts";
import { type DomainCheck, good, judged, type Judgement, unknown } from "./domain-check.ts";
import { isSpf, joinSpf, readSpf, type SpfRecord } from "./spf-record.ts";
import { mostLookups, mostVoids, type SpfWalk, walkSpf } from "./spf-walk.ts";

/** Beyond this an answer may not fit into one packet, with the domain's other records beside it. */
const comfortable = 450;

interface SpfQuestion {
  /** Where bounces go: receivers ask this domain, not the one in the From line. */
  returnPath: string;
  /** The name that the provider wants included, where it is known. */
  provider: string | null;
}

/** Whether receivers can tell which servers may send in the domain’s name. */
export async function checkSpf(ask: Ask, { returnPath, provider }: SpfQuestion): Promise<DomainCheck> {
  const answer = await ask(returnPath, "TXT");
  const records = recordsOf(answer);
  const valid = records.filter(({ text }) => isSpf(text));
  // Receivers pass over what only looks like a record, such as v=spf10; it is shown where there is nothing else.
  const found = valid.length > 0 ? valid : records.filter(({ text }) => /^\W*v\s*=\s*spf/i.test(text));
  const wanted = `One TXT record at ${returnPath} that starts with v=spf1, names ${provider ?? "your mail provider"} and ends with ~all or -all.`;
  return { name: "SPF", found: found.map(({ text }) => text), wanted, ...(await judge()) };

  async function judge(): Promise<Judgement> {
    if (answer.status === "silent") return unknown(answer);
    const ideal = txtRecord(returnPath, `v=spf1 include:${provider ?? "YOUR-MAIL-PROVIDER.example"} ~all`);
    const [record, ...more] = found;
    if (!record) {
      const whose = provider ? "" : " The name behind include: is in your mail provider’s help.";
      return judged("missing", `Add this TXT record at ${returnPath}.${whose}`, ideal);
    }
    if (valid.length === 0) {
      return judged(
        "broken",
        `It must begin with “v=spf1 ”, without quotation marks or anything before it.`,
        ideal,
      );
    }
    if (more.length > 0) {
      const mend = "More than one SPF record counts as none. Replace them with this one.";
      return judged("broken", mend, txtRecord(returnPath, joinSpf(found.map(({ text }) => text))));
    }
    const read = readSpf(record.text);
    const walk = await walkSpf(ask, returnPath, read);
    return brokenBy(record, read, walk) ?? unsaidBy(walk) ?? poorBy(record, read) ?? good;
  }

  function brokenBy(record: FoundRecord, read: SpfRecord, walk: SpfWalk): Judgement | null {
    const faults = [...read.faults, ...walk.faults];
    if (faults.length > 0) {
      const seam =
        record.strings.length > 1 ? " Its strings are joined without a space, so check where they meet." : "";
      const mend = `Receivers ignore the whole record: ${faults.slice(0, 3).join(" ")}${seam}`;
      return judged("broken", mend);
    }
    if (read.all === "+") {
      const mend = "+all lets anyone send in your name. End the record with ~all instead.";
      return judged("broken", mend, ended(record.text));
    }
    if (walk.lookups > mostLookups) {
      const mend = `It needs more than ${mostLookups} DNS lookups (${walk.lookups > 20 ? "over 20" : walk.lookups}, with everything it includes), so receivers ignore it. Remove services that no longer send for you.`;
      return judged("broken", mend);
    }
    if (walk.voids > mostVoids) {
      const mend = `More than ${mostVoids} of its names do not exist, so receivers ignore it. Remove them: ${walk.nowhere.toSorted().slice(0, 5).join(", ")}.`;
      return judged("broken", mend);
    }
    if (record.strings.some((string) => string.length > longestString)) {
      const mend = `It is one string of more than ${longestString} characters, which name servers truncate. Enter it in parts, like this.`;
      return judged("broken", mend, txtRecord(returnPath, record.text));
    }
    return null;
  }

  function unsaidBy({ silent }: SpfWalk): Judgement | null {
    if (silent.length === 0) return null;
    const mend = `The record is valid, but ${silent.toSorted().slice(0, 3).join(", ")} did not respond, so not all of it could be followed. Try again in a minute.`;
    return judged("unknown", mend);
  }

  function poorBy({ text }: FoundRecord, { terms, all, redirect }: SpfRecord): Judgement | null {
    if (all !== "-" && all !== "~" && !redirect) {
      const mend = "It says nothing about other senders. End it with ~all.";
      return judged("poor", mend, ended(text));
    }
    if (
      provider &&
      !redirect &&
      !terms.some(({ target }) => target?.toLowerCase().replace(/\.$/, "") === provider)
    ) {
      const mend = `It does not name ${provider}, which sends your letters.`;
      return judged(
        "broken",
        mend,
        txtRecord(returnPath, text.replace(/^v=spf1/i, `v=spf1 include:${provider}`)),
      );
    }
    if (terms.some(({ kind }) => kind === "ptr")) {
      return judged(
        "poor",
        "ptr is slow, and some receivers ignore it. Name the servers or an include: instead.",
      );
    }
    if (text.length > comfortable) {
      const mend = `With ${text.length} characters, it may not fit into one response. Remove services that no longer send for you.`;
      return judged("poor", mend);
    }
    return null;
  }

  function ended(text: string) {
    return txtRecord(returnPath, `${text.replace(/\s[+?]?all\b.*$/i, "").trim()} ~all`);
  }
}
