import { describe, expect, it } from "vitest";
import { randomFrom } from "@toadstool/stage";
import { areaOf, push, type SoftBody } from "./soft-body.ts";
import { hitForce, hitJelly, layTable, settleTable, type Table } from "./table.ts";
import { planTable } from "./table-plan.ts";
import { voices } from "./voices.ts";

const { placeOf } = planTable(4, 3);

/** How far the crown is from where it belongs, as a share of its height. */
function squash({ at, home }: SoftBody): number {
  const crown = 2 * Math.floor(at.length / 4) + 1;
  return Math.abs((at[crown] ?? NaN) - (home[crown] ?? 0)) / (home[crown] ?? 1);
}

/** The most that each was squashed within so many seconds. */
function watch(table: Table, seconds: number): number[] {
  const most = table.bodies.map(() => 0);
  for (let time = 0; time < seconds; time += 1 / 60) {
    settleTable(table, 1 / 60);
    table.bodies.forEach((body, n) => (most[n] = Math.max(most[n] ?? 0, squash(body))));
  }
  return most;
}

describe("a table of jellies", () => {
  it("stands still until one of them is hit", () => {
    const table = layTable();
    expect(settleTable(table, 1)).toBe(false);
    for (const body of table.bodies) expect(body.at).toEqual(body.home);
  });

  it.each(voices.map(({ name }, voice) => [name, voice] as const))(
    "wobbles %s at a hit, more at an accent, and rests within four seconds",
    (_, voice) => {
      const [soft, hard] = [hitForce[1], hitForce[2]].map((force) => {
        const table = layTable();
        hitJelly(table, voice, force, placeOf);
        const most = watch(table, 4)[voice] ?? 0;
        expect(settleTable(table, 1 / 60)).toBe(false);
        return most;
      });
      expect(soft).toBeGreaterThan(0.1);
      expect(hard).toBeGreaterThan((soft ?? 1) * 1.3);
      expect(hard).toBeLessThan(0.5);
    },
  );

  it("passes a jiggle on to the neighbours: later, smaller, and less the further away they stand", () => {
    const table = layTable();
    hitJelly(table, 0, hitForce[2], placeOf);
    settleTable(table, 1 / 60);
    expect(squash(table.bodies[1] as SoftBody), "it takes its time").toBe(0);
    const [hit = 0, beside = 0, next = 0, far] = watch(table, 1);
    expect(beside).toBeGreaterThan(0.01);
    expect(beside).toBeLessThan(hit / 3);
    expect(next).toBeLessThan(beside);
    expect(far).toBe(0);
  });

  it("dents where it is pressed, and not elsewhere", () => {
    const body = layTable().bodies[0] as SoftBody;
    push(body, { x: -0.5, y: 0.25, reach: 0.2, dx: 3, dy: 0 });
    const fastest = Math.max(...body.speed.map(Math.abs));
    const right = body.speed.slice(body.speed.length * 0.6).map(Math.abs);
    expect(fastest).toBeGreaterThan(2);
    expect(Math.max(...right)).toBeLessThan(0.05);
  });

  it("stays whole and comes to rest after 20 seconds of everybody drumming at once", () => {
    const random = randomFrom(4);
    const table = layTable();
    for (let frame = 0; frame < 1_200; frame++) {
      if (random() < 0.25) hitJelly(table, Math.floor(random() * 8), hitForce[2], placeOf);
      settleTable(table, random() < 0.01 ? 1 : 1 / 60);
      for (const { at, area } of table.bodies) {
        const share = areaOf(at) / area;
        if (!(share > 0.3 && share < 2)) throw new Error(`Frame ${frame}: ${share} of its area is left.`);
      }
    }
    expect(table.tremors.length, "tremors do not breed").toBeLessThan(120);
    watch(table, 5);
    expect(settleTable(table, 1 / 60)).toBe(false);
    expect(table.tremors).toEqual([]);
    for (const body of table.bodies) expect(body.at).toEqual(body.home);
  });
});
