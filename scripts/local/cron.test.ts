import { describe, expect, it } from "vitest";
import { isDue } from "./cron.ts";
import { readCrons } from "./crons.ts";

/** A Sunday. */
const at = (time: string) => new Date(`2026-11-22T${time}Z`);

describe("a trigger", () => {
  it.each([
    ["*/5 * * * *", "10:05:00", true],
    ["*/5 * * * *", "10:06:00", false],
    ["30 3 * * *", "03:30:59", true],
    ["30 3 * * *", "15:30:00", false],
    ["0-10/5,45 9-17 * * *", "17:45:00", true],
    ["0-10/5,45 9-17 * * *", "17:15:00", false],
    ["7/20 * * * *", "10:47:00", true],
    ["0 0 22 11 *", "00:00:00", true],
    ["0 0 21 11 *", "00:00:00", false],
    ["0 0 * * 1", "00:00:00", true],
    ["0 0 * * 2-7", "00:00:00", false],
    ["0 0 1 * 1", "00:00:00", true],
  ])("%s at %s: %s", (cron, time, isDueThen) => {
    expect(isDue(cron, at(time))).toBe(isDueThen);
  });

  it.each(["* * * *", "60 * * * *", "* * * * MON", "0 0 L * *", "*/0 * * * *", "5-1 * * * *"])(
    "%s is refused, not misread",
    (cron) => expect(() => isDue(cron, at("00:00:00"))).toThrow(`"${cron}" in wrangler.toml cannot run`),
  );

  it("is readable in wrangler.toml", () => {
    expect(readCrons()).not.toEqual([]);
    for (const cron of readCrons()) expect(() => isDue(cron, at("00:00:00"))).not.toThrow();
  });
});
