import { describe, expect, it } from "vitest";
import { speech } from "../testing/speech.ts";
import { agoWords, awayWords, localMoment, momentWords } from "./moment-words.ts";

const now = new Date("2026-03-30T12:00:00Z");
const ago = (instant: string) => agoWords(speech, instant, now, "Europe/London");

describe("a moment in words", () => {
  it("says how long ago it was, and when by the reader's clock", () => {
    expect(ago("2026-03-30T12:00:03Z")).toBe("just now, at 13:00");
    expect(ago("2026-03-30T11:58:30Z")).toBe("1 minute ago, at 12:58");
    expect(ago("2026-03-30T09:10:00Z")).toBe("2 hours ago, at 10:10");
    expect(ago("2026-03-29T15:00:00Z")).toBe("yesterday, at 16:00");
    expect(ago("2026-03-26T09:00:00Z")).toBe("4 days ago, on 26 March, 09:00");
    expect(ago("2026-03-02T09:00:00Z")).toBe("4 weeks ago, on 2 March, 09:00");
    expect(ago("2025-11-02T09:00:00Z")).toBe("on 2 November 2025, 09:00");
  });

  it("says hours, and not yesterday, shortly after midnight", () => {
    expect(agoWords(speech, "2026-03-29T22:50:00Z", new Date("2026-03-30T00:20:00Z"), "UTC")).toBe(
      "1 hour ago, at 22:50",
    );
  });

  it("names the year only where it is another", () => {
    expect(momentWords(speech, "2026-03-04T09:00:00Z", "Europe/London", now)).toBe("4 March, 09:00");
    expect(momentWords(speech, "2027-03-04T09:00:00Z", "Europe/London", now)).toBe("4 March 2027, 09:00");
    expect(momentWords(speech, "2026-12-31T23:30:00Z", "Asia/Tokyo", now)).toBe("1 January 2027, 08:30");
  });

  it("names the year where the current time is unknown", () => {
    expect(momentWords(speech, "2026-03-04T09:00:00Z", "UTC")).toBe("4 March 2026, 09:00");
  });

  it("is said in another language by that language’s own words", () => {
    const german = { ...speech, language: "de" };
    expect(momentWords(german, "2026-03-04T09:00:00Z", "Europe/Berlin", now)).toBe("4. März, 10:00");
    expect(agoWords(german, "2026-03-30T11:58:30Z", now, "UTC")).toBe("vor 1 Minute, at 11:58");
  });

  it("says how far away a day is, in a language’s own words", () => {
    expect(awayWords("en-GB", "2026-12-03", "2026-11-28")).toBe("Thursday, in 5 days");
    expect(awayWords("en-GB", "2026-11-29T09:00", "2026-11-30")).toBe("Sunday, yesterday");
    expect(awayWords("en-GB", "2024-05-02", "2026-11-30")).toBe("Thursday, 3 years ago");
    expect(awayWords("de", "2027-02-10", "2026-11-30")).toBe("Mittwoch, in 2 Monaten");
    expect(awayWords("de", "soon", "2026-11-30")).toBe("");
  });

  it("fills a field for day and time", () => {
    expect(localMoment("2026-07-04T08:05:00Z", "Europe/London")).toBe("2026-07-04T09:05");
    expect(localMoment("2026-07-04T23:05:00Z", "Asia/Tokyo")).toBe("2026-07-05T08:05");
  });
});
