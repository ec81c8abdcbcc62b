import { type ArtPiece, randomFrom } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { days, entryOf, type Layer, layerOf, ownShare, tintOf } from "./fridge.ts";
import { kitchen } from "./kitchen.ts";

const tints = ["#f9cfdf", "#f190b4", "#c94b86", "#8d2560", "#3d1440"];
const foam = "#fffaf0";

/** A fridge that says 4, and its month in jelly: open the door, pour the day, and see who warmed it. */
export const setPoint: ArtPiece = (host, { seed, lessMotion, animate, onPlaying }) => {
  const sound = sounding();
  const { scene, say, button, signal, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A block of jelly in layers, pale for cold days and dark for warm ones, in an open fridge. Its door says 4 degrees; a row of humps below it grows.",
  });
  const random = randomFrom(seed);
  const fridge = kitchen(scene);
  const layers: Layer[] = [];
  let [opened, isAjar, wobble, lit, time] = [0, false, 0, 0, 0];

  function layerAt(index: number, layer: Layer) {
    const group = shape("g", {}, fridge.block);
    const y = -(index + 1) * 8;
    const wide = 100 - index * 0.7;
    shape(
      "path",
      {
        d: `M${-wide} ${y + 8.6}L${-wide + 1} ${y}H${wide - 1}L${wide} ${y + 8.6}Z`,
        fill: tints[tintOf(layer)] ?? "",
      },
      group,
    );
    for (let i = 0; i < Math.min(26, layer.strokes * 2 - 4); i += 1)
      shape(
        "circle",
        {
          cx: (random() * 2 - 1) * (wide - 8),
          cy: y + 2 + random() * 4.5,
          r: 1 + random() * 1.3,
          fill: foam,
        },
        group,
      );
    return group;
  }
  function pour(day: { opened: number; isAjar: boolean }) {
    const layer = layerOf(day, layers.length);
    layerAt(layers.length, layer);
    layers.push(layer);
    fridge.chart(layers);
    [opened, isAjar] = [0, false];
    fridge.ajar(false);
  }
  const now = () => layerOf({ opened, isAjar }, layers.length);
  function settle(text?: string) {
    fridge.read(`${now().mean.toFixed(1)} °C`);
    pouring.textContent = layers.length >= days ? "Eat it" : "Pour the day";
    say(text ?? entryOf(layers));
    frames.wake();
  }
  function prod() {
    wobble = Math.min(1.4, wobble + 0.7);
    sound.note({ pitch: 180 - layers.length * 2, to: 90, length: 0.35, loud: 0.16, wave: "sine" });
    frames.wake();
  }
  function open() {
    opened += 1;
    lit = 1;
    sound.noise({ pitch: 420, length: 0.1, loud: 0.14 });
    sound.note({ pitch: 120, after: 0.35, length: 0.12, loud: 0.2 });
    settle(
      opened === 1
        ? "Opened, to see whether there is anything. There is mustard."
        : `Opened ${opened} times. It is the same mustard, at ${now().mean.toFixed(1)} °C.`,
    );
  }

  const frames = animate((step) => {
    time += step;
    wobble = Math.max(0, wobble - step * 0.8);
    lit = Math.max(0, lit - step * 1.6);
    fridge.door(
      isAjar ? 0.55 : lessMotion ? Math.ceil(lit) * 0.5 : Math.sin(Math.min(1, lit * 1.4) * Math.PI * 0.5),
      lit > 0 || isAjar,
    );
    const swing = lessMotion ? 0 : Math.sin(time * 13) * wobble * 4;
    change(fridge.block, {
      transform: `translate(150 282) skewX(${swing}) scale(1 ${1 + Math.cos(time * 13) * wobble * 0.02})`,
    });
    return wobble > 0 || lit > 0 ? 0 : Infinity;
  });
  button("Open the door", open);
  button("Leave it ajar", () => {
    isAjar = true;
    fridge.ajar(true);
    settle("Ajar. The candles went in warm. It will be found at breakfast.");
  });
  const pouring = button("Pour the day", () => {
    if (layers.length >= days) {
      layers.length = 0;
      fridge.block.replaceChildren();
      fridge.chart(layers);
      for (let i = 0; i < 6; i += 1)
        sound.noise({ pitch: 600 + i * 90, after: i * 0.1, length: 0.08, loud: 0.14 });
      return settle("Eaten in fourteen minutes. There is no data left. July had been a bit sweet.");
    }
    lit = 1;
    pour({ opened, isAjar });
    prod();
    return settle();
  });
  button("Let the month go by", () => {
    if (layers.length >= days)
      return say("All thirty. Thirty layers of 6 mm, and you can read it like a cliff.");
    while (layers.length < days)
      pour({ opened: Math.floor(random() ** 2 * 11), isAjar: layers.length === 18 });
    prod();
    return settle(
      `Thirty days, 18 cm. Of the record, ${ownShare(layers)} in a hundred is the making of the record.`,
    );
  });
  fridge.handle.addEventListener("click", open, { signal });
  fridge.block.addEventListener("click", prod, { signal });
  for (let day = 0; day < 21; day += 1) pour({ opened: Math.floor(random() ** 2 * 11), isAjar: day === 18 });
  settle(
    "Twenty-one days so far, one of them a birthday. The door says 4 °C, in a confident green. Open it and look.",
  );
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
