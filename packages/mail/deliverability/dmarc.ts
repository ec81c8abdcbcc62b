import { type DmarcRecord, isDmarc, readDmarc } from "./dmarc-record.ts";
import { areRelated, type Ask, type NameAnswer, recordsOf, txtRecord } from "./name-answer.ts";
import { type DomainCheck, good, judged, type Judgement, unknown } from "./domain-check.ts";

/** The policy for mail that fails SPF and DKIM; `read` is null where there is no valid record. */
export interface DmarcFindings {
  check: DomainCheck;
  read: DmarcRecord | null;
}

/** Labels looked at above the domain, as receivers walk up the tree. */
const mostAbove = 6;

export async function checkDmarc(ask: Ask, domain: string, reportTo: string): Promise<DmarcFindings> {
  const { answer, at } = await nearest();
  const texts = recordsOf(answer)
    .map(({ text }) => text)
    .filter(isMeant);
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
      return judged("broken", mend, record(texts.find(isDmarc) ?? first.value));
    }
    if (!read) return judged("broken", "It must begin with “v=DMARC1;”, in capitals.", first);
    if (read.faults.length > 0) {
      const mend = `Receivers may ignore it: ${read.faults.slice(0, 3).join(" ")}`;
      return judged("broken", mend, first);
    }
    return poorBy(only, read) ?? (await strangers(read)) ?? good;
  }

  function poorBy(text: string, { policy, subdomains, percent }: DmarcRecord): Judgement | null {
    const applied = isInherited ? subdomains : policy;
    if (applied === "none") {
      const tag = isInherited && policy !== "none" ? "sp=none" : "p=none";
      const mend = `${tag} only monitors. Once the reports look right, change it to quarantine.`;
      const raised = text.replace(/(^|;\s*)(s?p)(\s*=\s*)none/gi, "$1$2$3quarantine");
      return judged("poor", mend, txtRecord(`_dmarc.${at}`, raised));
    }
    if (percent < 100) {
      const mend = `pct=${percent} exempts the rest of the email that fails the checks. Remove it once you trust the reports.`;
      return judged("poor", mend, txtRecord(`_dmarc.${at}`, text.replace(/;?\s*pct\s*=\s*\d+/i, "")));
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

  /** The domain's own record, or that of the nearest domain above that has one; all are asked at once. */
  async function nearest(): Promise<{ answer: NameAnswer; at: string }> {
    const labels = domain.split(".");
    const names = labels
      .slice(0, Math.max(1, labels.length - 1))
      .map((_, index) => labels.slice(index).join("."));
    const walked = names.slice(0, mostAbove);
    const answers = await Promise.all(walked.map((name) => ask(`_dmarc.${name}`, "TXT")));
    const index = answers.findIndex(
      (each) => each.status === "silent" || recordsOf(each).some(({ text }) => isMeant(text)),
    );
    return { answer: answers[index] ?? { status: "absent", alias: null }, at: walked[index] ?? domain };
  }
}

/** A record that was meant to be one, however it is spelt. */
function isMeant(text: string): boolean {
  return /^\W*(?:v\s*=?\s*)?DMARC/i.test(text);
}
