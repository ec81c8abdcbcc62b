import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import { clock, days, next, quayAt, sailings, tideAt } from "./tides.ts";

/** A harbour in section whose week is dragged: the boats keep to the tide. */
export const ferryTide: ArtPiece = (host, { animate }) => {
  const { scene, say, slider, button, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A harbour from the side: a pier with deep water at its end, a low slip at the left, the sea as high as the tide, and a ferry at one of them.",
  });
  shape("rect", { width: 600, height: 330, fill: "#fdf1cf" }, scene);
  const sun = shape("circle", { r: 26, fill: inks.orange }, scene);
  const sea = shape("path", { fill: inks.teal }, scene);
  const lines = shape(
    "path",
    { fill: "none", stroke: "#fffdf7", "stroke-width": 2.5, "stroke-linecap": "round" },
    scene,
  );
  shape(
    "path",
    {
      d: "M0 150L70 152L120 190L214 268L330 330H0Z",
      fill: "#b5a15c",
      stroke: inks.midnight,
      "stroke-width": 4,
    },
    scene,
  );
  shape(
    "path",
    {
      d: "M64 150H470v16H64zM150 166v80M250 166v150M350 166V330M450 166V330",
      fill: "#c98b4b",
      stroke: inks.midnight,
      "stroke-width": 5,
    },
    scene,
  );
  shape(
    "path",
    { d: "M96 172L260 300l16 -2L108 164z", fill: "#8d8577", stroke: inks.midnight, "stroke-width": 4 },
    scene,
  );
  shape(
    "path",
    { d: "M16 150v-44l30 -24l30 24v44z", fill: inks.pink, stroke: inks.midnight, "stroke-width": 4 },
    scene,
  );
  shape(
    "path",
    {
      d: "M444 150v-26M436 108a8 8 0 1 1 16 0a8 8 0 1 1 -16 0M462 150v-24M455 112a7 7 0 1 1 14 0a7 7 0 1 1 -14 0",
      fill: "none",
      stroke: inks.midnight,
      "stroke-width": 4,
    },
    scene,
  );
  const boat = shape("g", {}, scene);
  shape(
    "path",
    { d: "M0 0h112l-18 26h-78z", fill: "#d8323a", stroke: inks.midnight, "stroke-width": 4 },
    boat,
  );
  shape(
    "path",
    { d: "M22 0v-22h56v22M62 -22v-20h12v20", fill: "#fffdf7", stroke: inks.midnight, "stroke-width": 4 },
    boat,
  );
  const sign = shape(
    "text",
    { x: 584, y: 40, "text-anchor": "end", "font-size": 30, fill: inks.midnight },
    scene,
  );
  const under = shape(
    "text",
    { x: 584, y: 64, "text-anchor": "end", "font-size": 16, fill: inks.midnight },
    scene,
  );

  function draw(hour: number) {
    const tide = tideAt(hour);
    const level = 286 - tide * 106;
    const sail = next(hour);
    const wait = Math.round((sail - hour) * 60);
    const quay = quayAt(sail);
    change(sea, {
      d: `M0 ${level}Q80 ${level - 7} 160 ${level}T320 ${level}T480 ${level}T640 ${level}V330H0Z`,
    });
    let waves = "";
    for (let y = level + 18; y < 326; y += 18)
      waves += `M${300 + ((y * 7) % 60)} ${y}q20 -6 40 0M${480 + ((y * 5) % 50)} ${y + 6}q20 -6 40 0`;
    change(lines, { d: waves });
    // It comes in for the last half hour; before that it is out at sea.
    const far = Math.min(1, Math.max(0, wait - 6) / 34);
    const x = quay === "pier" ? 476 + far * 160 : 236 + far * 400;
    change(boat, { transform: `translate(${x} ${level - 14})` });
    const day = (hour % 24) / 24;
    change(sun, {
      cx: 40 + day * 520,
      cy: 150 - 130 * Math.sin(Math.PI * Math.min(1, Math.max(0, (day - 0.2) / 0.62))),
      opacity: day > 0.2 && day < 0.84 ? 1 : 0,
    });
    sign.textContent = clock(hour);
    under.textContent = days[Math.floor(hour / 24) % 7] ?? "";
    const when = sail - hour > 14 ? `${days[Math.floor(sail / 24) % 7]} at ${clock(sail)}` : clock(sail);
    say(
      `The next one is ${when}, from the ${quay}${quay === "pier" ? "" : ", since the sea has gone out"}. You wait ${wait < 90 ? `${wait} minutes` : `${Math.round(wait / 60)} hours`}.`,
    );
  }
  const hours = slider(
    "Week",
    {
      least: 0,
      most: 167.75,
      step: 0.25,
      value: 33.25,
      said: (at) => `${days[Math.floor(at / 24)]}, ${clock(at)}`,
    },
    draw,
  );
  button("To the next boat", () => {
    const after = sailings.find((at) => at > Number(hours.value) + 0.2) ?? sailings[0] ?? 0;
    hours.value = String(Math.floor(after * 4) / 4);
    draw(Number(hours.value));
  });
  // Nothing of it moves by itself.
  animate(() => Infinity);
  return stop;
};
