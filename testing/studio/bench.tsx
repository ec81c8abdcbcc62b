import type { BenchTool } from "#domain/profile/bench.ts";

/** Two things, one of which stands for a category. */
export const bench: BenchTool[] = [
  { name: "Roller", use: "Rolls.", categories: ["Paper & ink"] },
  { name: "Stone", use: "Holds paper down.", categories: [] },
];

export function ToolDrawing({ tool }: { tool: BenchTool }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path data-ink="" fill="#2743b5" d={tool.name === "Roller" ? "M1 6H9V10H1Z" : "M2 4H8V10H2Z"} />
    </svg>
  );
}
