import { type KeyTrouble, isKey, troubleWithKey } from "./dkim-key.ts";
import { type Ask, longestString, type NameAnswer, recordsOf, shortened, txtRecord } from "./name-answer.ts";
import { type DomainCheck, good, judged, type Judgement, unknown } from "./domain-check.ts";

/** The names of a domain’s keys cannot be listed: where none is configured, the usual ones are tried. */
const usualSelectors =
  "resend default google selector1 selector2 s1 s2 k1 k2 k3 mail dkim smtp mx pm fm1 fm2 fm3 zoho brevo cf-bounce cf2024-1".split(
    " ",
  );

interface DkimNames {
  /** The names of the domain’s keys, where they are known. */
  selectors: string[];
  /** What the setting for them is called. */
  setting: string;
}

interface Found {
  selector: string;
  answer: NameAnswer;
  /** The published record; "" where there is none. */
  shown: string;
  trouble: KeyTrouble | null;
}

/** Whether receivers find a key to check the signatures of letters with. */
export async function checkDkim(
  ask: Ask,
  domain: string,
  { selectors: configured, setting }: DkimNames,
): Promise<DomainCheck> {
  const selectors = configured.length > 0 ? configured : usualSelectors;
  const asked = await Promise.all(
    selectors.map(async (selector) => ({ selector, answer: await ask(nameOf(selector), "TXT") })),
  );
  const keys = asked.map(readAnswer).filter(({ shown }) => shown !== "");
  const found = keys.map(({ selector, shown }) => `${selector}: ${shown}`);
  const wanted = `A public key of 2048 bits at <selector>._domainkey.${domain}; your mail provider names the selector and the key.`;
  return { name: "DKIM", found, wanted, ...judge() };

  function judge(): Judgement {
    if (keys.some(({ trouble }) => trouble === null)) return good;
    const [worst] = keys.toSorted((one, other) => rank(one) - rank(other));
    if (worst?.trouble)
      return judged(worst.trouble.state, `${worst.selector}: ${worst.trouble.words}`, ideal(worst.selector));
    const silent = asked.find(({ answer }) => answer.status === "silent");
    if (silent) return unknown(silent.answer);
    const where =
      configured.length > 0
        ? `There is no key under ${configured.join(" or ")}.`
        : `There is no key under the usual names. If yours has a different name, set ${setting} to it.`;
    return judged(
      "missing",
      `${where} Your mail provider shows the record to add; it looks like this.`,
      ideal(selectors[0]),
    );
  }

  function ideal(selector = "mail") {
    return txtRecord(nameOf(selector), "v=DKIM1; k=rsa; p=THE-KEY-YOUR-MAIL-PROVIDER-SHOWS");
  }

  function nameOf(selector: string): string {
    return `${selector}._domainkey.${domain}`;
  }
}

/** A key that works in some way comes before those that do not. */
function rank({ trouble }: Found): number {
  return trouble?.state === "poor" ? 0 : 1;
}

function readAnswer({ selector, answer }: { selector: string; answer: NameAnswer }): Found {
  const records = recordsOf(answer);
  const alias = answer.status === "silent" ? null : answer.alias;
  const broken = (words: string): KeyTrouble => ({ state: "broken", words });
  const shown = [alias && `CNAME ${alias}`, ...records.map(({ text }) => shortened(text, 120))]
    .filter(Boolean)
    .join(" → ");
  return { selector, answer, shown, trouble: trouble() };

  function trouble(): KeyTrouble | null {
    const [record, ...more] = records;
    if (!record)
      return broken(
        `Its CNAME leads to ${alias}, which has no key. Check both names with your mail provider.`,
      );
    if (more.length > 0)
      return broken("There are several TXT records, but there must be only one. Combine or delete them.");
    if (!isKey(record.text)) return broken("The record there is not a key.");
    if (record.strings.some((string) => string.length > longestString))
      return broken(
        `It is one string of more than ${longestString} characters, which name servers truncate. Enter it in quoted parts.`,
      );
    return troubleWithKey(record.text);
  }
}
