import { expect, it } from "vitest";
import { seenFrom } from "./seen-from.ts";

const agents = {
  "Firefox on Windows": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0",
  "Safari on iOS":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
  "Chrome on Android":
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
  "An unknown browser": "",
};

it.each(Object.entries(agents))("names %s", (device, agent) => {
  expect(seenFrom(agent, undefined).device).toBe(device);
});

it("survives any user agent", () => {
  for (const agent of [null, undefined, "<script>".repeat(1000), "\u0000", "Mozilla/5.0 ("]) {
    const { device } = seenFrom(agent, undefined);
    expect(device.length).toBeGreaterThan(0);
    expect(device.length).toBeLessThanOrEqual(80);
  }
});

it("names the town and the country, where the platform provides them", () => {
  expect(seenFrom("", { city: "Pondwick", country: "GB" }).place).toBe("Pondwick, GB");
  expect(seenFrom("", { country: "GB" }).place).toBe("GB");
  expect(seenFrom("", { city: 7 }).place).toBeNull();
  expect(seenFrom("", undefined).place).toBeNull();
});
