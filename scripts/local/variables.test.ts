import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { announcement } from "./announce.ts";
import { addresses, ensureVariables, localVariables, variablesOver } from "./variables.ts";

const asWritten = localVariables(8787);

describe(".dev.vars", () => {
  it("counts in every value that the user has changed, the sender's postal address among them", () => {
    const own = { ...asWritten, POSTAL_LINE: "My own lane 1", MAIL_TRANSPORT: "resend", OWNER_SUBJECTS: "" };
    const over = variablesOver(own, localVariables(3000));
    for (const name of ["POSTAL_LINE", "MAIL_TRANSPORT", "OWNER_SUBJECTS"])
      expect(over).not.toHaveProperty(name);
  });

  it("follows the port in the addresses that `npm start` wrote, and keeps those that the user wrote", () => {
    expect(variablesOver(asWritten, localVariables(3000))).toMatchObject({
      SITE_URL: "http://localhost:3000",
      OIDC_ISSUER: "http://localhost:3001",
      SMTP_PORT: "3003",
    });
    const own = { ...asWritten, OIDC_ISSUER: "https://login.example", SMTP_PORT: "2525" };
    const over = variablesOver(own, localVariables(3000));
    expect(over).toHaveProperty("SITE_URL", "http://localhost:3000");
    expect(over).not.toHaveProperty("OIDC_ISSUER");
    expect(over).not.toHaveProperty("SMTP_PORT");
  });

  it("names the ports that the site was last started with, and leaves what the user wrote", () => {
    const file = join(mkdtempSync(join(tmpdir(), "variables-")), ".dev.vars");
    const read = () => parseEnv(readFileSync(file, "utf8"));
    ensureVariables(3000, file);
    expect(read()).toMatchObject({ SITE_URL: "http://localhost:3000", SMTP_PORT: "3003" });
    const { APP_SECRET } = read();
    writeFileSync(
      file,
      `${readFileSync(file, "utf8").replace(/^SMTP_PORT=.*$/m, 'SMTP_PORT="2525"')}# Mine\n`,
    );
    ensureVariables(4000, file);
    expect(read()).toMatchObject({
      APP_SECRET,
      SITE_URL: "http://localhost:4000",
      OIDC_ISSUER: "http://localhost:4001",
      SMTP_PORT: "2525",
    });
    expect(readFileSync(file, "utf8")).toMatch(/# Mine\n$/);
    expect(variablesOver(read() as Record<string, string>, localVariables(5000))).toMatchObject({
      SITE_URL: "http://localhost:5000",
      OIDC_ISSUER: "http://localhost:5001",
    });
  });

  it("is completed where it lacks a variable", () => {
    const made = { ...localVariables(8787), DNS_RESOLVER: "http://127.0.0.1:4000/dns-query" };
    expect(variablesOver({ APP_SECRET: "secret" }, made)).toEqual(made);
    expect(variablesOver({ DNS_RESOLVER: "https://dns.example" }, made)).not.toHaveProperty("DNS_RESOLVER");
  });
});

describe("the output of `npm start`", () => {
  it("names the local provider and inbox, at the chosen port", () => {
    const words = announcement(addresses(3000), asWritten);
    expect(words).toContain('http://localhost:3000/admin      (log in as "owner", no password)');
    expect(words).toContain("every mail the site sends; SMTP on port 3003");
  });

  it("says where login and mail go instead, as .dev.vars has it", () => {
    const own = { ...asWritten, OIDC_ISSUER: "https://login.example", MAIL_TRANSPORT: "resend" };
    const words = announcement(addresses(8787), own);
    expect(words).toContain("log in at https://login.example");
    expect(words).toContain("empty: .dev.vars sends mail by resend");
  });
});
