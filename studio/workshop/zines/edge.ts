/** Outlines of one ink, as a zine draws its things with. */
import { rim } from "../cast/pen.ts";
import type { Picture, Tones } from "../riso.ts";
import { stroke, type Shape } from "../shapes.ts";

/** A shape on a line that shows `width` around it. */
export const backedBy =
  (ink: Tones) =>
  (p: Picture, shape: Shape, tones: Tones, width = 12): void => {
    p.paint(rim(shape, width * 2), ink);
    p.paint(shape, tones);
  };

/** A shape with a line of `width` along its edge. */
export const edgedBy =
  (ink: Tones) =>
  (p: Picture, shape: Shape, tones: Tones, width = 12, inside?: Shape): void => {
    p.paint(shape, tones, inside);
    p.paint(rim(shape, width), ink, inside);
  };

/** A limb with a line along both sides, `usual` pixels of it in all. */
export const limbEdgedBy =
  (ink: Tones, usual = 20) =>
  (p: Picture, points: Shape, width: number, tones: Tones, edge = usual): void => {
    p.paint(stroke(points, width + edge), ink);
    p.paint(stroke(points, width), tones);
  };
