import { describe, expect, it } from "vitest";
import { whyNotDeploy } from "../scripts/local/deployable.ts";
import { localVariables } from "../scripts/local/variables.ts";

const d1_databases = [{ database_id: "6f0b8b9e-5b0c-4c55-9a3e-0d2f6f9e2b11" }];
const vars = { OIDC_ISSUER: "https://tenant.eu.auth0.com/", SITE_URL: "https://toadstool.example" };

describe("a deploy", () => {
  it("goes ahead with a database, a provider and an address of its own, or with nothing to log in with yet", () => {
    expect(whyNotDeploy({ vars, d1_databases })).toEqual([]);
    expect(whyNotDeploy({ vars: { OIDC_ISSUER: "", SITE_URL: "" }, d1_databases })).toEqual([]);
    expect(whyNotDeploy({ d1_databases })).toEqual([]);
  });

  it("stops at the sample's database", () => {
    const sample = [{ database_id: "00000000-0000-0000-0000-000000000000" }];
    expect(whyNotDeploy({ vars, d1_databases: sample })).toEqual([
      expect.stringContaining("names no database"),
    ]);
  });

  it.each([
    "http://localhost:8788",
    "https://localhost",
    "http://127.0.0.1:8788",
    "http://[::1]:8788",
    "http://identity.example",
  ])("stops at the identity provider %s", (issuer) => {
    const [reason, ...more] = whyNotDeploy({ vars: { ...vars, OIDC_ISSUER: issuer }, d1_databases });
    expect(more).toEqual([]);
    expect(reason).toContain(`OIDC_ISSUER in wrangler.toml is ${issuer}`);
  });

  it("stops at all that `npm start` sets for one machine", () => {
    const reasons = whyNotDeploy({ vars: localVariables(8787), d1_databases });
    expect(reasons.map((reason) => reason.split(" ")[0])).toEqual(["OIDC_ISSUER", "SITE_URL", "PAGE_CACHE"]);
  });
});
