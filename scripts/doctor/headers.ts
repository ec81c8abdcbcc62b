import { bad, type Finding, good, judged, type Patient } from "./finding.ts";

const wanted = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

/** Encryption, and the headers that workers/security.ts sets: a rule in Cloudflare's dashboard may have changed either. */
export async function examineHeaders({ origin, fetch }: Patient): Promise<Finding[]> {
  const page = await fetch(`${origin}/`, { redirect: "manual" });
  await page.body?.cancel();
  const changed = Object.entries(wanted).filter(([name, value]) => page.headers.get(name) !== value);
  return [
    judged(page.status === 200, "home page", `answers ${page.status}`),
    changed.length === 0
      ? good("headers", "as the Worker sets them")
      : bad(
          "headers",
          `${changed.map(([name]) => name).join(", ")} changed on the way: look at the domain’s Rules in the dashboard`,
        ),
    examinePolicy(page.headers.get("Content-Security-Policy")),
    ...(origin.startsWith("https:") ? [await examineEncryption(origin, fetch)] : []),
  ];
}

function examinePolicy(policy: string | null): Finding {
  if (!policy)
    return bad("policy", "there is no Content-Security-Policy; does the Worker answer this address?");
  const [scripts = ""] = policy.split(";").filter((line) => line.trim().startsWith("script-src"));
  return judged(
    !/unsafe-(inline|eval)/.test(scripts) && policy.includes("frame-ancestors 'none'"),
    "policy",
    "Content-Security-Policy names the scripts that may run",
  );
}

async function examineEncryption(origin: string, fetch: Patient["fetch"]): Promise<Finding> {
  const plain = await fetch(`${origin.replace("https:", "http:")}/`, { redirect: "manual" }).catch(
    () => null,
  );
  if (!plain) return good("encryption", "nothing answers without it");
  const leads = plain.headers.get("Location")?.startsWith("https:") ?? false;
  return leads
    ? good("encryption", "http:// leads to https://")
    : bad(
        "encryption",
        "http:// is answered as well: switch “Always Use HTTPS” on (SSL/TLS → Edge Certificates)",
      );
}
