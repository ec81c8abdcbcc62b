import { answerDns } from "@toadstool/mail/stand-ins/doh-server";
import { goodZone } from "@toadstool/mail/stand-ins/sending-domains";
import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

it("shows the owner at once whether letters will arrive, and the record to put into the zone", async () => {
  const site = await openSite();
  const zone = {
    ...goodZone,
    "TXT send.toadstool.test": ["v=spf1 include:amazonses.com ~all"],
    "TXT amazonses.com": ["v=spf1 ip4:192.0.2.0/24 -all"],
    "TXT _dmarc.toadstool.test": ["v=DMARC1; p=none; rua=mailto:letters@toadstool.test"],
  };
  const { origin } = new URL(site.variables.DNS_RESOLVER || "https://cloudflare-dns.com");
  site.network[origin] = (request) => answerDns(zone, request.url);
  const owner = await site.owner();
  await owner.open("/admin/email/delivery");
  await owner.press("Check the sending domain");
  expect(owner.readAll("status").join("")).toBe(
    "Good, with room for improvement Letters from toadstool.test will be delivered. When you have time, DMARC could be better.",
  );
  const checks = owner.within("list", "sending domain checks");
  expect(checks.readAll("listitem")).toHaveLength(6);
  await checks.press("Details of DMARC");
  const record = checks.readAll("listitem").find((check) => check.startsWith("DMARC"));
  expect(record).toContain("p=none only monitors.");
  expect(record).toContain("Value v=DMARC1; p=quarantine; rua=mailto:letters@toadstool.test");
  expect(checks.names("button")).not.toContain("Copy the value");
});
