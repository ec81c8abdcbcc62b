/** `good`: nothing to do. `poor`: works, could be better. `missing`: letters will suffer. `unknown`: could not be asked. */
export type CheckState = "good" | "poor" | "missing" | "unknown";

/** One thing that mail providers look for before they trust a letter. */
export interface DomainCheck {
  name: "SPF" | "DKIM" | "DMARC" | "MX" | "One-click unsubscribe";
  state: CheckState;
  found: string[];
  wanted: string;
  /** How to mend it; null where nothing is wrong. */
  mend: string | null;
}

/** Records found at a name; null where the name server gave no answer. */
export type Records = string[] | null;

type Judgement = Pick<DomainCheck, "state" | "mend">;

const good: Judgement = { state: "good", mend: null };
const unknown: Judgement = {
  state: "unknown",
  mend: "The name server gave no answer just now. Try again in a minute.",
};

export function checkSpf(domain: string, records: Records): DomainCheck {
  const found = records?.filter((record) => /^v=spf1(\s|$)/i.test(record)) ?? [];
  const wanted = `One TXT record at ${domain} that starts with v=spf1, names your mail provider and ends with ~all or -all.`;
  return { name: "SPF", found, wanted, ...judge() };

  function judge(): Judgement {
    if (!records) return unknown;
    const [record, ...more] = found;
    if (!record) {
      const mend = `Add a TXT record at ${domain}: "v=spf1 include:<your mail provider's SPF name> ~all".`;
      return { state: "missing", mend };
    }
    if (more.length > 0) {
      const mend = "More than one SPF record counts as none: join them into one and delete the others.";
      return { state: "missing", mend };
    }
    if (/(^|\s)\+?all\b/i.test(record)) {
      return { state: "poor", mend: "It lets anyone send in your name: end it with ~all or -all instead." };
    }
    if (!/[~-]all\b|\bredirect=/i.test(record)) {
      return { state: "poor", mend: "It says nothing about other senders: end it with ~all or -all." };
    }
    return good;
  }
}

/** A domain's keys stand under names that cannot be listed, so only the usual ones are asked for. */
export const usualSelectors =
  "resend default google selector1 selector2 s1 s2 k1 k2 k3 mail dkim smtp mx pm fm1 fm2 fm3 zoho brevo".split(
    " ",
  );

export function checkDkim(domain: string, keys: { selector: string; records: Records }[]): DomainCheck {
  const found = keys.flatMap(({ selector, records }) =>
    (records ?? []).filter(isKey).map((record) => `${selector}: ${record}`),
  );
  const wanted = `A public key at <selector>._domainkey.${domain}; your mail provider names the selector and the key.`;
  return { name: "DKIM", found, wanted, ...judge() };

  function judge(): Judgement {
    if (found.some((record) => !/\bp=\s*(;|$)/.test(record))) return good;
    if (found.length > 0)
      return { state: "missing", mend: "The key found is empty, which means revoked: publish a new one." };
    if (keys.every(({ records }) => records === null)) return unknown;
    const mend =
      "No key under the usual selectors. Add the record your mail provider shows; if it is there under another selector, all is well.";
    return { state: "missing", mend };
  }
}

function isKey(record: string): boolean {
  return /^v=DKIM1\b/i.test(record) || /^(?!v=).*\bp=/i.test(record);
}

export function checkDmarc(domain: string, records: Records): DomainCheck {
  const found = records?.filter((record) => /^v=DMARC1\s*(;|$)/i.test(record)) ?? [];
  const wanted = `One TXT record at _dmarc.${domain} that starts with v=DMARC1 and has p=quarantine or p=reject.`;
  return { name: "DMARC", found, wanted, ...judge() };

  function judge(): Judgement {
    if (!records) return unknown;
    const [record, ...more] = found;
    if (!record) {
      const mend = `Add a TXT record at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:you@${domain}", and raise p to quarantine once the reports look right.`;
      return { state: "missing", mend };
    }
    if (more.length > 0)
      return { state: "missing", mend: "More than one DMARC record counts as none: keep one." };
    const policy = /;\s*p\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase();
    if (policy === "quarantine" || policy === "reject") return good;
    if (policy === "none") {
      return {
        state: "poor",
        mend: "p=none only watches. Once the reports look right, raise it to quarantine.",
      };
    }
    return { state: "missing", mend: "It has no policy: add p=none, p=quarantine or p=reject." };
  }
}

export function checkMx(domain: string, records: Records): DomainCheck {
  const found = records ?? [];
  const wanted = `An MX record at ${domain}, so that replies and bounces find a mailbox.`;
  return { name: "MX", found, wanted, ...judge() };

  function judge(): Judgement {
    if (!records) return unknown;
    if (found.some((record) => !/^\d+\s+\.?$/.test(record))) return good;
    const mend = `Add the MX records of the provider that receives mail for ${domain}.`;
    return { state: "missing", mend };
  }
}

export function checkOneClick(origin: string): DomainCheck {
  const isReady = origin.startsWith("https://");
  return {
    name: "One-click unsubscribe",
    state: isReady ? "good" : "missing",
    found: [origin],
    wanted: "Letters carry List-Unsubscribe and List-Unsubscribe-Post; the address in them has to be https.",
    mend: isReady ? null : "Serve the site over https and set SITE_URL to that address.",
  };
}
