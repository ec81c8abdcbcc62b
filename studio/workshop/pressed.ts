/**
 * `node scripts/installed.mjs studio/workshop/pressed.ts`: writes studio/pressed.json, what a loupe finds on the pictures that are printed:
 * the prints, the covers of projects and posts, and the woodles. Nothing is drawn for it: each program knows its inks, screens and slips.
 */
import { readdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plate, Pressed } from "@toadstool/elements/loupe/pressed";
import { format } from "oxfmt";
import formatting from "../../.oxfmtrc.json" with { type: "json" };
import { risoWoodles } from "../series/riso-woodles.ts";
import { woodle } from "../series/riso-woodles/woodle.ts";
import { guest } from "./prints/guest.ts";
import { night } from "./prints/night.ts";
import { proofs } from "./prints/proofs.ts";
import { water } from "./prints/water.ts";
import { INKS, type Picture } from "./riso.ts";

/** Millimetres in a pixel: prints are made for A3, covers and woodles for A4. */
const onA3 = { scale: 0.18, sheet: "A3" };
const onA4 = { scale: 0.16, sheet: "A4" };
const woodleOnA4 = { scale: 0.2, sheet: "A4" };
type Size = typeof onA3;

const hundredth = (value: number) => Math.round(value * 100) / 100 || 0;
const hex = (colour: readonly number[]) =>
  `#${colour.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
const named = (name: string) => name[0]?.toUpperCase() + name.slice(1);

function pressedOf(picture: Picture, { scale, sheet }: Size): Pressed {
  const { width, height, paper, plates } = picture.facts();
  return {
    across: Math.round(width * scale),
    size: [width, height],
    sheet,
    paper: { name: paper.name, colour: hex(paper.colour) },
    plates: plates.map(({ ink, screen, slip }): Plate => ({
      name: named(ink),
      colour: hex(INKS[ink]),
      screen: screen.kind,
      ...(screen.kind !== "grain" && { angle: screen.angle, pitch: hundredth(screen.pitch * scale) }),
      slip: [hundredth(slip.x * scale), hundredth(slip.y * scale), hundredth(slip.turn)],
    })),
  };
}

const papers: Record<string, string> = {
  "#f5efe2": "cream",
  "#fbf9f4": "white",
  "#fff4cc": "butter",
  "#fbe6e0": "rose",
  "#e4f0e6": "mint",
};

function pressedWoodle(seed: number): Pressed {
  const { width, height, paper, plates } = woodle(seed).sheet;
  const { scale, sheet } = woodleOnA4;
  return {
    across: width * scale,
    size: [width, height],
    sheet,
    paper: { name: papers[paper] ?? "coloured", colour: paper },
    plates: plates.map(({ ink, slip, angle }) => ({
      name: ink.name,
      colour: ink.colour,
      screen: "dots",
      angle,
      pitch: hundredth(12 * scale),
      slip: [hundredth(slip.x * scale), hundredth(slip.y * scale), hundredth(slip.turn)],
    })),
  };
}

const all: Record<string, Pressed> = {};
for (const [slug, draw] of Object.entries({ "the-guest": () => guest(), ...night, ...water, ...proofs }))
  all[`art/${slug}`] = pressedOf(draw(), onA3);
for (const folder of ["projects", "posts", "covers"]) {
  // oxlint-disable-next-line no-await-in-loop -- a folder after the other
  for (const file of (await readdir(resolve(import.meta.dirname, folder))).toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- the same
    const module = (await import(resolve(import.meta.dirname, folder, file))) as {
      pictures?: Record<string, () => Picture>;
    };
    for (const [name, draw] of Object.entries(module.pictures ?? {})) {
      const isInText = folder === "posts" && /-\d+$/.test(name);
      if (!isInText) all[`${folder}/${name}`] = pressedOf(draw(), onA4);
    }
  }
}
for (const { number, seed } of risoWoodles.works)
  all[`series/${risoWoodles.slug}/${number}`] = pressedWoodle(seed);

const { printWidth } = formatting;
const file = resolve(import.meta.dirname, "../pressed.json");
await writeFile(file, (await format(file, JSON.stringify(all), { printWidth })).code);
console.log(`${Object.keys(all).length} pictures`);
