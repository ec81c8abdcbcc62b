import { expect, it } from "vitest";
import { testServices } from "#testing/services.ts";
import { refuseVisitorsFlood } from "./refuse-visitors-flood.server.ts";

it("refuses in the site’s own words, and only who asks too often", async () => {
  const { services } = testServices();
  const { settings } = services;
  const words = { en: { readers: { tooManyRequests: "One at a time, please." } } };
  services.settings = { ...settings, studio: { ...settings.studio, words } };
  services.limits.like = async (who) => who !== "203.0.113.7";
  expect(await refuseVisitorsFlood(services, "like", "203.0.113.8")).toBeNull();
  expect(await refuseVisitorsFlood(services, "like", "203.0.113.7")).toMatchObject({
    refused: "tooMany",
    message: "One at a time, please.",
    retryAfter: 60,
  });
});
