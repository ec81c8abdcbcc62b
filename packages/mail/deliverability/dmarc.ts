import { type DmarcRecord, isDmarc, readDmarc } from "./dmarc-record.ts";
import { areRelated, type Ask, type NameAnswer, recordsOf, shortened, txtRecord } from "./name-answer.ts";
import { type DomainCheck, good, judged, type Judgement, unknown } from "./domain-check.ts";

/** The policy for mail that fails SPF and DKIM; `read` is null where there is no valid record. */
interface DmarcFindings {
  check: DomainCheck;
  read: DmarcRecord | null;
}

/** Receivers walk up the tree of names (RFC 9989, section 4.10): from a long name they go straight to its last seven. */
const mostLabels = 8;

export async function checkDmarc(ask: Ask, domain: string, reportTo: string): Promise<DmarcFindings> {
  const { answer, at } = await nearest();
  const texts = textsOf(answer);
  const isInherited = at !== domain;
  const found = texts.map((text) => (isInherited ? `at _dmarc.${at}: ${text}` : text));
  const wanted = `One TXT record at _dmarc.${domain} that starts with v=DMARC1 and has p=quarantine or p=reject.`;
  const [only, ...more] = texts;
  const read = only !== undefined && more.length === 0 && isDmarc(only) ? readDmarc(only) : null;
  return { check: { name: "DMARC", found, wanted, ...(await judge()) }, read };

  async function judge(): Promise<Judgement> {
    if (answer.status === "silent") return unknown(answer);
    const first = record(`v=DMARC1; p=none; rua=mailto:${reportTo}`);
    if (only === undefined) {
      const mend = `Add this TXT record. Once the reports look right, after some weeks, raise p=none to p=quarantine.`;
      return judged("missing", mend, first);
    }
    if (more.length > 0) {
      const mend = "More than one DMARC record counts as none. Replace them with a single record.";
      return judged("broken", mend, record(texts[0] ?? first.value));
    }
    if (!read) return judged("broken", "It must begin with “v=DMARC1;”, in capitals.", first);
    if (read.faults.length > 0) {
      const mend = `Receivers may ignore it: ${read.faults.slice(0, 3).join(" ")}`;
      return judged("broken", mend, first);
    }
    return poorBy(only, read) ?? (await strangers(read)) ?? good;
  }

  function poorBy(text: string, { policy, subdomains, ...read }: DmarcRecord): Judgement | null {
    const raised = txtRecord(`_dmarc.${at}`, raise(text));
    const poor = (mend: string) => judged("poor", mend, raised);
    if (!hasPolicy(text))
      return poor(
        "p= is missing, which counts as p=none and only monitors. Once the reports look right, add it.",
      );
    if ((isInherited ? subdomains : policy) === "none") {
      const tag = isInherited && policy !== "none" ? "sp=none" : "p=none";
      return poor(`${tag} only monitors. Once the reports look right, change it to quarantine.`);
    }
    if (read.isTest)
      return poor(
        "t=y tells receivers to be more lenient than the policy says. Once the reports look right, remove it.",
      );
    if (policy !== "none" && subdomains === "none")
      return poor("sp=none lets anyone send in the name of your subdomains. Change it to quarantine.");
    if (read.nonexistent === "none")
      return poor(
        "np=none lets anyone send in the name of subdomains that do not exist. Change it to reject.",
      );
    if (read.percent !== null && read.percent !== "100") {
      const mend = `pct=${shortened(read.percent, 20)} is no longer part of DMARC: some receivers ignore it, others exempt the rest of the email that fails the checks. Remove it; t=y marks a policy as a test.`;
      return poor(mend);
    }
    return null;
  }

  /** Another domain gets reports only if it agrees to. */
  async function strangers({ reports }: DmarcRecord): Promise<Judgement | null> {
    const domains = new Set(reports.map((address) => (address.split("@").pop() ?? "").toLowerCase()));
    const foreign = [...domains]
      .filter((each) => !areRelated(each, domain) && !areRelated(each, at))
      .slice(0, 5);
    const names = foreign.map((each) => ({ each, name: `${at}._report._dmarc.${each}` }));
    const answers = await Promise.all(names.map(({ name }) => ask(name, "TXT")));
    const unwilling = names.find((_, index) => {
      const consent = answers[index];
      return consent?.status !== "silent" && !recordsOf(consent ?? answer).some(({ text }) => isDmarc(text));
    });
    if (!unwilling) return null;
    const mend = `No reports are sent to ${unwilling.each} until that domain agrees to receive them, with this record in its own zone.`;
    return judged("poor", mend, txtRecord(unwilling.name, "v=DMARC1"));
  }

  function record(text: string) {
    return txtRecord(`_dmarc.${domain}`, text);
  }

  /**
   * The domain’s own record, or that of the organization above it: the one with the fewest labels, unless psd=n ends the walk
   * before, or psd=y marks a registry. All are asked at once.
   */
  async function nearest(): Promise<{ answer: NameAnswer; at: string }> {
    const labels = domain.split(".");
    const names = labels.map((_, index) => labels.slice(index).join("."));
    const walked = names.filter((_, index) => index === 0 || labels.length - index < mostLabels);
    const answers = await Promise.all(walked.map((name) => ask(`_dmarc.${name}`, "TXT")));
    const nothing = { answer: { status: "absent", alias: null } as NameAnswer, at: domain };
    let found = nothing;
    for (const [index, answer] of answers.entries()) {
      const name = walked[index] ?? domain;
      const texts = textsOf(answer);
      if (answer.status === "silent") {
        if (found === nothing) return { answer, at: name };
      } else if (texts.length > 0) {
        const { registry } = readDmarc(texts[0] ?? "");
        // A registry’s record holds for names below it that have none.
        if (index > 0 && (registry === "y" || !name.includes(".")))
          return found === nothing && registry === "y" ? { answer, at: name } : found;
        found = { answer, at: name };
        if (index === 0 || registry === "n") return found;
      }
    }
    return found;
  }
}

/** The domain’s records; those that were meant to be one, however they are spelt, where none is. */
function textsOf(answer: NameAnswer): string[] {
  const texts = recordsOf(answer).map(({ text }) => text);
  return texts.some(isDmarc) ? texts.filter(isDmarc) : texts.filter(isMeant);
}

function isMeant(text: string): boolean {
  return /^\W*(?:v\s*=?\s*)?DMARC/i.test(text);
}

function hasPolicy(text: string): boolean {
  return /;\s*p\s*=/i.test(text);
}

/** The record with a policy that holds for all, and without what weakens it. */
function raise(text: string): string {
  const whole = hasPolicy(text) ? text : text.replace(/^[^;]*/, "$&; p=quarantine");
  return whole
    .replace(/(;\s*)([sn]?p)(\s*=\s*)none/gi, "$1$2$3quarantine")
    .replace(/\s*;\s*(?:t\s*=\s*y|pct\s*=[^;]*)(?=;|\s*$)/gi, "");
}
