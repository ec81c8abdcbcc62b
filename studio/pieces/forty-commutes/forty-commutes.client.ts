import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { inks } from "../inks.ts";
import { type Bridge, home, rides, trackOf } from "./rides.ts";
import { town } from "./town.ts";

const pen = "#2b3fb0";

/** Forty mornings and two bridges: say which it will be, and see the line that was ridden. */
export const fortyCommutes: ArtPiece = (host, { lessMotion, animate, onPlaying }) => {
  const sound = sounding();
  const { scene, say, button, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A map of blue lines from a house over two bridges of a canal to a toadstool, with a toad on a bicycle, a heron, and a board that counts north and south.",
  });
  const map = town(scene);
  let [ridden, along, right, guessed, skipping] = [0, 1, 0, 0, 0];
  let [track, length]: [SVGPathElement | null, number] = [null, 0];

  const counted = (bridge: Bridge) => rides.slice(0, ridden).filter((ride) => ride.bridge === bridge).length;
  function ask(before = "") {
    const next = rides[ridden];
    map.weather(next?.isWet ?? false);
    if (next) say(`${before}${next.date}, ${next.isWet ? "wet" : "dry"}. Which bridge?`);
    else
      say(
        `${before}23 to 17 for the north. ${guessed ? `You had ${right} of ${guessed}. ` : ""}I would have said south every time, and had 17.`,
      );
  }
  function set(to: number, drawn: boolean) {
    ridden = to;
    const d = trackOf(to);
    // Home again, which the logger slept through: as straight as it felt.
    const end = d.slice(d.lastIndexOf("L") + 1);
    shape(
      "path",
      { d: `M${end}L${home.join(" ")}`, stroke: pen, "stroke-width": 0.8, "stroke-opacity": 0.35 },
      map.tracks,
    );
    track = shape("path", { d, stroke: pen, "stroke-width": 2.6, "stroke-opacity": 0.72 }, map.tracks);
    length = track.getTotalLength();
    along = drawn || lessMotion ? 1 : 0;
    if (along === 0)
      change(track, { "stroke-dasharray": `${length} ${length}`, "stroke-dashoffset": length });
  }
  function arrived() {
    track?.removeAttribute("stroke-dasharray");
    const ride = rides[ridden - 1];
    map.score(counted("north"), counted("south"));
    // The pen died: the last stretch is in another blue.
    if (ridden === rides.length && track)
      shape(
        "path",
        {
          d: trackOf(ridden),
          stroke: inks.sky,
          "stroke-width": 4,
          "stroke-dasharray": `0 ${length - 52} 52 0`,
        },
        map.tracks,
      );
    map.heronAt(ride?.bridge === "south");
    if (!ride) return;
    sound.note({ pitch: 1760, length: 0.5, loud: 0.1 });
    sound.note({ pitch: 1760, after: 0.12, length: 0.6, loud: 0.1 });
    if (skipping > 0 && ridden < rides.length) {
      skipping -= 1;
      set(ridden + 1, false);
      return;
    }
    skipping = 0;
    ask(`${ride.bridge === "north" ? "North" : "South"}. ${ride.note} `);
  }

  const frames = animate((step) => {
    if (track && along < 1) {
      const ticks = Math.floor(along * 24);
      along = Math.min(1, along + step * (skipping > 0 ? 3 : 0.75));
      if (Math.floor(along * 24) !== ticks && skipping === 0)
        sound.noise({ pitch: 3400, length: 0.03, loud: 0.06 });
      change(track, { "stroke-dashoffset": length * (1 - along) });
      if (along === 1) arrived();
    }
    const at = track?.getPointAtLength(length * along) ?? { x: home[0], y: home[1] };
    change(map.rider, { transform: `translate(${at.x} ${at.y - 10})` });
    return along < 1 ? 0 : Infinity;
  });
  function guess(bridge: Bridge) {
    if (along < 1) return;
    const next = rides[ridden];
    if (!next) {
      map.tracks.replaceChildren();
      [ridden, right, guessed, track] = [0, 0, 0, null];
      map.score(0, 0);
      ask("A new pen. ");
      return frames.wake();
    }
    guessed += 1;
    if (next.bridge === bridge) right += 1;
    say(`You say ${bridge}. So did I.`);
    set(ridden + 1, false);
    if (along === 1) arrived();
    return frames.wake();
  }
  button("North bridge", () => guess("north"));
  button("South bridge", () => guess("south"));
  button("Ride the week", () => {
    if (along < 1 || ridden >= rides.length) return;
    if (lessMotion) {
      for (let day = 0; day < 4 && ridden < rides.length - 1; day += 1) set(ridden + 1, true);
      set(ridden + 1, true);
      arrived();
    } else {
      skipping = 4;
      say("Five mornings, as they were.");
      set(ridden + 1, false);
    }
    frames.wake();
  });
  while (ridden < 12) set(ridden + 1, true);
  map.score(counted("north"), counted("south"));
  ask("Twelve so far. ");
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
