import { describe, expect, it } from "vitest";
import { testServices } from "#testing/services.ts";
import { isRefused } from "../outcome.ts";
import { signToken } from "../tokens/token.server.ts";
import { judgeSubscribeForm, openSubscribeForm } from "./subscribe-form.server.ts";

const second = 1000;

function aVisit() {
  const { services, world } = testServices();
  return {
    services,
    wait: (milliseconds: number) => (world.now = new Date(world.now.getTime() + milliseconds)),
    judge: (opened: string, homepage = "") => judgeSubscribeForm(services, { opened, homepage }),
  };
}

describe("the subscribe form", () => {
  it("is a person's from two seconds to a day after the page was made", async () => {
    const { services, wait, judge } = aVisit();
    const opened = await openSubscribeForm(services);
    wait(2 * second - 1);
    expect(await judge(opened)).toMatchObject({ code: "form_too_fast" });
    wait(1);
    expect(await judge(opened)).toBe("person");
    wait(86_400 * second - 2 * second);
    expect(await judge(opened)).toBe("person");
    wait(1);
    expect(await judge(opened)).toMatchObject({ refused: "invalid", code: "form_expired" });
  });

  it("is a machine's when the hidden field is filled in", async () => {
    const { services, wait, judge } = aVisit();
    const opened = await openSubscribeForm(services);
    wait(10 * second);
    expect(await judge(opened, "https://buy.example")).toBe("bot");
    expect(await judge("", " ")).toBe("bot");
  });

  it("lets a person who was too fast through with the same mark, once enough time has passed", async () => {
    const { services, wait, judge } = aVisit();
    const verdict = await judge(await openSubscribeForm(services));
    if (!isRefused(verdict)) throw new Error("A press at once is too fast.");
    expect(await judge(verdict.opened)).toMatchObject({ code: "form_too_fast" });
    wait(2 * second);
    expect(await judge(verdict.opened)).toBe("person");
  });

  it("asks to press again where the mark is missing, forged, cut, of another kind or from tomorrow, and then passes", async () => {
    const { services, wait, judge } = aVisit();
    const { secret } = services;
    const tomorrow = String(services.clock().getTime() + 86_400 * second);
    const opened = await openSubscribeForm(services);
    wait(10 * second);
    const bad = [
      "",
      "x",
      "%00.%00",
      opened.slice(0, -2),
      `${opened}x`,
      opened.replace(/^./, "A"),
      await signToken(secret, "confirm", String(services.clock().getTime())),
      await signToken("the secret of quite another site, as long", "subscribe-form", "1780315200000"),
      await signToken(secret, "subscribe-form", tomorrow),
      await signToken(secret, "subscribe-form", "soon"),
      await signToken(secret, "subscribe-form", ""),
    ];
    for (const mark of bad) {
      const verdict = await judge(mark);
      if (!isRefused(verdict)) throw new Error(`${mark} passed.`);
      expect(verdict.code).toBe("form_expired");
      expect(await judge(verdict.opened)).toBe("person");
    }
  });
});
