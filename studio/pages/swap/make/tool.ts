import { stampSizes, steps } from "../kit.ts";
import type { StampMark } from "../swap.ts";

/** What is in the visitor's hand: a stamp with ink on it, or nothing, to move what is there. */
export interface Tool {
  is: "stamp" | "hand";
  stamp: number;
  ink: number;
  size: number;
  turn: number;
}

export const firstTool: Tool = { is: "stamp", stamp: 0, ink: 0, size: 4, turn: 0 };

/** How the stamp in hand lands: a bit crooked, as a stamp does. */
export function landed(
  { stamp, ink, size, turn }: Tool,
  at: { x: number; y: number },
  chance: number,
): StampMark {
  const crooked = Math.round((chance - 0.5) * 5);
  return {
    stamp,
    ink,
    size,
    turn: (turn + crooked + steps.turn) % steps.turn,
    x: Math.round(at.x),
    y: Math.round(at.y),
  };
}

export function turned(tool: Tool, by: number): Tool {
  return { ...tool, turn: (tool.turn + by + steps.turn) % steps.turn };
}

export function resized(tool: Tool, by: number): Tool {
  return { ...tool, size: Math.min(stampSizes.length - 1, Math.max(0, tool.size + by)) };
}
