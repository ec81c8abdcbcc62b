import { expect, it } from "vitest";
import { goodZone, resolverOver } from "@toadstool/mail/stand-ins/sending-domains";
import { testOwner, testServices } from "#testing/services.ts";
import { checkSendingDomain } from "./sending-domain.server.ts";

it("is checked with what the site is configured to use", async () => {
  const { fetch, asked } = resolverOver(goodZone);
  const resolvers: string[] = [];
  const { services } = testServices({
    fetch: (input, init) => {
      resolvers.push(new URL(String(input)).origin);
      return fetch(input, init);
    },
  });
  const { settings } = services;
  const from = { name: "Toadstool", address: "letters@toadstool.test" };
  services.settings = {
    ...settings,
    mail: { ...settings.mail, from, transport: "resend" },
    dns: { resolver: "https://dns.example/ask", dkimSelectors: ["resend"] },
    site: { ...settings.site, origin: "https://toadstool.test" },
  };
  const result = await checkSendingDomain(services, testOwner(services));
  expect(result).toMatchObject({ domain: "toadstool.test" });
  expect(asked).toContain("TXT send.toadstool.test");
  expect(asked.filter((question) => question.includes("_domainkey"))).toEqual([
    "TXT resend._domainkey.toadstool.test",
  ]);
  expect(new Set(resolvers)).toEqual(new Set(["https://dns.example"]));
});

it("is not checked before there is a sender", async () => {
  const { services } = testServices();
  const from = { name: "Toadstool", address: "" };
  services.settings = { ...services.settings, mail: { ...services.settings.mail, from } };
  expect(await checkSendingDomain(services, testOwner(services))).toMatchObject({
    code: "mail_not_configured",
  });
});
