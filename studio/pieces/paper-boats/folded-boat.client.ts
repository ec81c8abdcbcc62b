import { BufferAttribute, BufferGeometry, CanvasTexture } from "three";
import { randomFrom } from "@toadstool/stage";

type Corner = [x: number, y: number, z: number];

/** The boat everybody can fold: two walls that meet at bow and stern, and the hat between them. One sheet, flat facets. */
export function foldedBoat(): BufferGeometry {
  const [bow, stern]: Corner[] = [
    [0.78, 0.42, 0],
    [-0.78, 0.42, 0],
  ];
  const keel = (x: number): Corner => [x, -0.06, 0];
  const rim = (side: number): Corner => [0, 0.24, side * 0.36];
  const bilge = (x: number, side: number): Corner => [x, -0.02, side * 0.15];
  const peak: Corner = [0, 0.86, 0];
  const facets: [Corner, Corner, Corner][] = [];
  for (const side of [1, -1]) {
    if (!bow || !stern) break;
    // Outer wall, in five folds.
    facets.push(
      [bow, rim(side), bilge(0.34, side)],
      [rim(side), bilge(-0.34, side), bilge(0.34, side)],
      [rim(side), stern, bilge(-0.34, side)],
      [bow, bilge(0.34, side), keel(0.42)],
      [stern, keel(-0.42), bilge(-0.34, side)],
      [bilge(0.34, side), bilge(-0.34, side), keel(-0.42)],
      [bilge(0.34, side), keel(-0.42), keel(0.42)],
    );
    // The hat in the middle, leaning a little.
    facets.push([[0.42, 0.08, 0.03 * side], peak, [0, 0.08, 0.2 * side]]);
    facets.push([[0, 0.08, 0.2 * side], peak, [-0.42, 0.08, 0.03 * side]]);
  }
  const places: number[] = [];
  const sheet: number[] = [];
  for (const facet of facets)
    for (const [x, y, z] of facet) {
      places.push(x, y, z);
      sheet.push(0.5 + x * 0.58, 0.12 + y * 0.9 + Math.abs(z) * 0.35);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(places), 3));
  geometry.setAttribute("uv", new BufferAttribute(Float32Array.from(sheet), 2));
  geometry.computeVertexNormals();
  return geometry;
}

/** The two inks as a press takes them: how much of each, in red and in green. */
const [teal, pink] = ["#f00", "#0f0"];
const printedIn: readonly [ink: string, second: string][] = [
  [pink, teal],
  [teal, pink],
  [pink, pink],
  [pink, teal],
];

/** A page of a zine, in amounts of ink: a picture, columns nobody can read at sea, and a block of colour. */
export function zineSheet(sheet: number): CanvasTexture {
  const random = randomFrom(sheet * 77 + 5);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 512;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws on no canvas.");
  const [ink, second] = printedIn[sheet % printedIn.length] ?? [pink, teal];
  pen.fillStyle = "#000";
  pen.fillRect(0, 0, 512, 512);
  pen.globalCompositeOperation = "lighter";
  pen.fillStyle = ink;
  pen.fillRect(0, 350, 512, 162);
  // The picture: something round that rises over four lines.
  pen.beginPath();
  pen.arc(250, 120, 78, 0, 2 * Math.PI);
  pen.fill();
  for (let line = 0; line < 4; line++) pen.fillRect(40, 16 + line * 12, 432, 5);
  pen.fillStyle = second;
  for (let line = 0; line < 3; line++) {
    const y = 246 + line * 30;
    let x = 12;
    while (x < 490) {
      const word = 18 + random() * 46;
      if (Math.abs(x - 250) > 130 || line > 1) pen.fillRect(x + 3, y + 2, word, 10);
      x += word + 13;
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.anisotropy = 8;
  return texture;
}
