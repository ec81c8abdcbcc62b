import { Group, Mesh, type Object3D, Path, Shape, ShapeGeometry, Vector2 } from "three";
import { hardShadow } from "@toadstool/stage/model/hard-shadow";
import type { Ink, Tones } from "../../stages/inked.ts";
import type { Kind } from "./assembly.ts";

const tones = {
  skin: [
    [0.24, 0, 0.98],
    [0.8, 0.1, 0.98],
  ],
  dark: [
    [1, 0.9, 0.3],
    [1, 1, 0.5],
  ],
  white: [
    [0, 0, 0],
    [0.16, 0.1, 0],
  ],
  amber: [
    [0, 0.16, 1],
    [0.1, 0.5, 1],
  ],
  tongue: [
    [0, 0.92, 0.1],
    [0.3, 1, 0.2],
  ],
} as const satisfies Record<string, [lit: Tones, shade: Tones]>;

const middle = new Vector2();
/** From one layer of paper to the next, in the scene's units. */
const thick = 0.012;

/** What each part is cut from: its tab goes into the slot, below zero. */
const outlines: Record<Kind, Shape> = {
  eye: discOnTab(0.36),
  mouth: new Shape()
    .moveTo(-0.74, -0.16)
    .quadraticCurveTo(-0.6, 0.3, 0, 0.3)
    .quadraticCurveTo(0.6, 0.3, 0.74, -0.16)
    .lineTo(0.6, -0.2)
    .quadraticCurveTo(0.46, 0.1, 0, 0.1)
    .quadraticCurveTo(-0.46, 0.1, -0.6, -0.2),
  arm: cut(
    "-.12,-.14 .12,-.14 .16,.2 .1,.56 .36,.74 .32,.88 .12,.78 .12,.95 -.03,.97 -.06,.8 -.24,.9 -.32,.78 -.12,.56 -.2,.2",
  ),
  leg: cut(
    "-.16,-.14 .16,-.14 .26,.3 .14,.68 -.1,.8 -.36,.68 -.64,.46 -1,.36 -1.16,.42 -1.21,.29 -1.03,.23 -1.21,.14 -1.17,.01 -.98,.1 -1.05,-.05 -.94,-.11 -.76,.1 -.48,.22 -.2,.42 -.22,.2",
  ),
};

/** A part, cut and layered like paper, the same on both sides; and the shadow it throws on the table. */
export function partOf(kind: Kind, inked: Ink, shade: (mesh: Mesh) => Mesh): Group {
  const part = new Group();
  const lay = (shape: Shape, tone: keyof typeof tones, layer: number) => {
    const [lit, dark] = tones[tone];
    for (const side of layer ? [-1, 1] : [0]) {
      const mesh = new Mesh(new ShapeGeometry(shape, 24), inked(lit, dark, { folded: true }));
      mesh.position.z = side * layer * thick;
      part.add(mesh);
      if (!layer) part.add(shade(mesh));
    }
  };
  lay(outlines[kind], kind === "mouth" ? "dark" : "skin", 0);
  if (kind === "eye") {
    lay(disc(0, 0.33, 0.28), "white", 1);
    lay(disc(0, 0.3, 0.19), "amber", 2);
    lay(cut("-.14,.24 .14,.24 .14,.35 -.14,.35"), "dark", 3);
    lay(new Shape().absarc(0, 0.34, 0.31, 0.08, Math.PI - 0.08, false), "skin", 4);
    lay(cut("-.32,.34 .32,.34 .32,.38 -.32,.38"), "dark", 5);
  }
  if (kind === "mouth")
    lay(
      new Shape()
        .moveTo(0.1, 0.2)
        .lineTo(0.34, 0.17)
        .lineTo(0.36, -0.1)
        .absarc(0.25, -0.12, 0.12, 0, -Math.PI, true),
      "tongue",
      1,
    );
  return part;
}

/** Where each part was cut out of the sheet: x, z and degrees. */
const nests: Record<Kind, [x: number, z: number, turn: number][]> = {
  eye: [
    [-0.95, 1.72, 10],
    [0.85, 1.86, -22],
  ],
  mouth: [[-0.02, 1.55, 4]],
  arm: [
    [-1.95, 1.85, 62],
    [1.75, 1.95, -70],
  ],
  leg: [
    [-1.95, -1.15, 28],
    [2.55, -0.75, -14],
  ],
};

/** The sheet that the parts came out of, with a hole for each; the table shows through. */
export function emptySheet(inked: Ink, floor: Object3D): Object3D[] {
  const outline = cut("-3.1,-2.3 3.1,-2.3 3.1,2.55 -3.1,2.55");
  for (const [kind, places] of Object.entries(nests))
    for (const [x, z, turn] of places) {
      outline.holes.push(
        new Path(
          outlines[kind as Kind]
            .getPoints(16)
            .map((point) => point.rotateAround(middle, (turn * Math.PI) / 180).add(new Vector2(x, -z))),
        ),
      );
    }
  const sheet = new Mesh(
    new ShapeGeometry(outline, 16).rotateX(-Math.PI / 2).rotateY(0.06),
    inked([0, 0, 0], [0, 0, 0]),
  );
  sheet.position.y = 0.05;
  const paint = "void main() { gl_FragColor = vec4(0.55, 0.85, 0.0, 1.0); }";
  return [sheet, hardShadow(sheet, { from: [-0.5, 0.5, 0.4], floor, high: 0.004, paint })];
}

/** A polygon, as scissors cut it. */
function cut(corners: string): Shape {
  const shape = new Shape();
  for (const [n, corner] of corners.split(" ").entries()) {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    if (n) shape.lineTo(x, y);
    else shape.moveTo(x, y);
  }
  return shape;
}

function disc(x: number, y: number, radius: number): Shape {
  return new Shape().absarc(x, y, radius, 0, 2 * Math.PI, false);
}

function discOnTab(radius: number): Shape {
  return new Shape()
    .moveTo(-0.14, -0.14)
    .lineTo(0.14, -0.14)
    .lineTo(0.14, 0.02)
    .absarc(0, 0.34, radius, -1.15, Math.PI + 1.15, false)
    .lineTo(-0.14, 0.02);
}
