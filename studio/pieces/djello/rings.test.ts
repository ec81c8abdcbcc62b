import { describe, expect, it } from "vitest";
import { layTable } from "../../djello/table.ts";
import { settle, type SoftBody, thump } from "../../djello/soft-body.ts";
import { voices } from "../../djello/voices.ts";
import { juices } from "./juices.ts";
import { followBody, leanOf, outline, ringsOf } from "./rings.ts";

/** What a pen was led through. */
function tracePen() {
  const places: { x: number; y: number }[] = [];
  const pen = {
    moveTo: (x: number, y: number) => places.push({ x, y }),
    lineTo: (x: number, y: number) => places.push({ x, y }),
    quadraticCurveTo: (_x: number, _y: number, x: number, y: number) => places.push({ x, y }),
    closePath: () => undefined,
  };
  return { places, pen: pen as unknown as CanvasPath };
}

function outlineOf(body: SoftBody, voice: number) {
  const rings = ringsOf(body);
  followBody(rings, body);
  const { places, pen } = tracePen();
  const slug = voices[voice]?.slug ?? "kick";
  outline(pen, rings, juices[slug].flutes);
  return places;
}

const highest = (places: { y: number }[]) => Math.min(...places.map(({ y }) => y));

describe("the outline of a jelly", () => {
  it.each(voices.map(({ name }, voice) => [name, voice] as const))(
    "goes round all of %s, as wide on the left as on the right",
    (_, voice) => {
      const body = layTable().bodies[voice] as SoftBody;
      const places = outlineOf(body, voice);
      const crown = Math.max(...body.home.filter((_, n) => n % 2 === 1));
      expect(places.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
      expect(-highest(places)).toBeGreaterThan(crown * 0.98);
      expect(-highest(places)).toBeLessThan(crown + 0.12);
      const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
      expect(left).toBeCloseTo(-right, 2);
    },
  );

  it("is lower while the body is squashed", () => {
    const body = layTable().bodies[0] as SoftBody;
    const before = highest(outlineOf(body, 0));
    thump(body, 10);
    settle(body, 1 / 20);
    expect(highest(outlineOf(body, 0))).toBeGreaterThan(before * 0.9);
  });

  it("reaches up to the crown however hard a jelly of three storeys is pressed together", () => {
    const body = layTable().bodies[6] as SoftBody;
    const flat = 0.45;
    for (let n = 1; n < body.at.length; n += 2) {
      const y = body.home[n] ?? 0;
      // The middle storey is pressed into the lowest one, and the highest stands on both.
      body.at[n] = y < 0.3 ? y : y < 0.6 ? 0.3 - (y - 0.3) * 0.2 : y - flat + 0.15;
    }
    expect(-highest(outlineOf(body, 6))).toBeGreaterThan(0.85 - flat + 0.1);
  });

  it("leans where the body leans", () => {
    const body = layTable().bodies[5] as SoftBody;
    const rings = ringsOf(body);
    followBody(rings, body);
    expect(leanOf(rings)).toBeCloseTo(0, 5);
    for (let n = 0; n < body.at.length; n += 2) body.at[n] = (body.at[n] ?? 0) + 0.2 * (body.at[n + 1] ?? 0);
    followBody(rings, body);
    expect(leanOf(rings)).toBeCloseTo(Math.atan(0.2), 2);
  });
});
