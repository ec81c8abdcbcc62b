/** Fruit and toppings cut out once: in a frame there is no time to cut forty of them. */
import { drawFruit } from "./fruit.client.ts";
import type { FruitKind, Topping } from "./juices.ts";
import { drawTopping } from "./toppings.client.ts";

/** From the middle of a cutting to its edge: in radii of a fruit, and, for a topping, in widths of a jelly, with a quarter below its foot. */
export const fruitReach = 1.2;
export const toppingReach = 0.24;

export function cutFruit(pixels: number): Record<FruitKind, HTMLCanvasElement> {
  const cut = Object.entries(drawFruit).map(([kind, draw]) => [
    kind,
    cutOut(pixels, (pen) => {
      pen.scale(pixels / (2 * fruitReach), pixels / (2 * fruitReach));
      pen.translate(fruitReach, fruitReach);
      draw(pen);
    }),
  ]);
  return Object.fromEntries(cut) as Record<FruitKind, HTMLCanvasElement>;
}

export function cutTopping(topping: Topping, pixels: number): HTMLCanvasElement {
  return cutOut(pixels, (pen) => {
    pen.scale(pixels / (2 * toppingReach), pixels / (2 * toppingReach));
    pen.translate(toppingReach, 1.5 * toppingReach);
    drawTopping[topping](pen);
  });
}

function cutOut(pixels: number, draw: (pen: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const sheet = document.createElement("canvas");
  sheet.width = sheet.height = pixels;
  const pen = sheet.getContext("2d");
  if (pen) draw(pen);
  return sheet;
}
