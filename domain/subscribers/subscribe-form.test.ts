import { describe, expect, it } from "vitest";
import { testServices } from "#testing/services.ts";
import { signToken } from "../tokens/token.server.ts";
import { findSecondStep, openSubscribeForm } from "./subscribe-form.server.ts";

const second = 1000;
const day = 86_400 * second;
const email = "ann@pond.example";

function aVisit() {
  const { services, world } = testServices();
  return {
    services,
    wait: (milliseconds: number) => (world.now = new Date(world.now.getTime() + milliseconds)),
    send: (opened: string, typed: { email?: string; homepage?: string } = {}) =>
      findSecondStep(services, { email, homepage: "", ...typed, opened }),
  };
}

describe("the subscribe form", () => {
  it("goes through from two seconds to a day after the page was made", async () => {
    const { services, wait, send } = aVisit();
    const opened = await openSubscribeForm(services);
    wait(2 * second);
    expect(await send(opened)).toBeNull();
    wait(day - 2 * second);
    expect(await send(opened)).toBeNull();
    wait(1);
    expect(await send(opened)).not.toBeNull();
  });

  it("asks a person who was quick for one more press, which goes through at once", async () => {
    const { services, send } = aVisit();
    const again = await send(await openSubscribeForm(services));
    expect(again).toEqual(expect.any(String));
    expect(await send(again ?? "")).toBeNull();
  });

  it("asks for one more press where the hidden field is filled in, as browsers do", async () => {
    const { services, wait, send } = aVisit();
    const opened = await openSubscribeForm(services);
    wait(10 * second);
    const homepage = "https://ann.example";
    const again = await send(opened, { homepage });
    expect(again).toEqual(expect.any(String));
    expect(await send(again ?? "", { homepage })).toBeNull();
  });

  it("gives nothing to a program that sends the same form again, or takes the second step for other addresses", async () => {
    const { services, wait, send } = aVisit();
    const opened = await openSubscribeForm(services);
    const again = (await send(opened)) ?? "";
    expect(await send(opened)).not.toBeNull();
    expect(await send(again, { email: "bob@pond.example" })).not.toBeNull();
    wait(day + 1);
    expect(await send(again)).not.toBeNull();
  });

  it("asks for one more press where the mark is missing, forged, cut, of another kind or from tomorrow", async () => {
    const { services, wait, send } = aVisit();
    const { secret } = services;
    const tomorrow = String(services.clock().getTime() + day);
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
      await signToken(secret, "subscribe-again", `${tomorrow} ${email}`),
      await signToken(secret, "subscribe-again", ` ${email}`),
    ];
    for (const mark of bad) {
      const again = await send(mark);
      expect([mark, again]).toEqual([mark, expect.any(String)]);
      expect(await send(again ?? "")).toBeNull();
    }
  });
});
