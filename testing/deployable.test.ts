import { describe, expect, it } from "vitest";
import { whyNotDeploy } from "../scripts/local/deployable.ts";
import { localVariables } from "../scripts/local/variables.ts";

const vars = { OIDC_ISSUER: "https://tenant.eu.auth0.com/", SITE_URL: "https://toadstool.example" };

describe("a deploy", () => {
  it("goes ahead with a provider and an address of its own, or with nothing to log in with yet", () => {
    expect(whyNotDeploy(vars)).toEqual([]);
    expect(whyNotDeploy({ OIDC_ISSUER: "", SITE_URL: "" })).toEqual([]);
    expect(whyNotDeploy()).toEqual([]);
  });

  it.each([
    "http://localhost:8788",
    "https://localhost",
    "http://127.0.0.1:8788",
    "http://[::1]:8788",
    "http://identity.example",
  ])("stops at the identity provider %s", (issuer) => {
    const [reason, ...more] = whyNotDeploy({ ...vars, OIDC_ISSUER: issuer });
    expect(more).toEqual([]);
    expect(reason).toContain(`OIDC_ISSUER is ${issuer}`);
  });

  it("stops at all that `npm start` sets for one machine", () => {
    const reasons = whyNotDeploy(localVariables(8787));
    expect(reasons.map((reason) => reason.split(" ")[0])).toEqual(["OIDC_ISSUER", "SITE_URL", "PAGE_CACHE"]);
  });
});
