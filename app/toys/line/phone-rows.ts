import type { LinePrint } from "#domain/line/line.server.ts";

export type Shape = "tall" | "wide";

export const shapeOf = ({ still }: Pick<LinePrint, "still">): Shape =>
  still.height > still.width ? "tall" : "wide";

/** Of each print, whether it hangs beside the one before it on a phone: tall ones hang in pairs, wide ones alone. */
export function besideOnPhones(shapes: readonly Shape[]): boolean[] {
  let isSecond = false;
  return shapes.map((shape, at) => {
    isSecond = !isSecond && shape === "tall" && shapes[at - 1] === "tall";
    return isSecond;
  });
}
