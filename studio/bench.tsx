import type { BenchTool } from "#domain/profile/bench.ts";
import styles from "./brand/bench.module.css";
import { toolDrawings } from "./brand/tool-drawings.ts";

/** What lies on the bench under Tools & Technologies, from the left. */
export const bench: BenchTool[] = [
  { name: "Brayer", use: "Rolls ink out, and now and then a sleeve.", categories: ["Graphics"] },
  {
    name: "Guillotine",
    use: "Cuts to size. I still have ten fingers.",
    categories: ["Frontend", "Graphics"],
  },
  {
    name: "Bone folder",
    use: "Came with my first job. It has no version two.",
    categories: ["Frontend"],
  },
  {
    name: "Soldering iron",
    use: "For what paper and words cannot hold together.",
    categories: ["Rapid Prototyping"],
  },
  {
    name: "Multimeter",
    use: "It was wrong once, and that was the fuse.",
    categories: ["Rapid Prototyping", "Creative Technology"],
  },
  {
    name: "Radio lantern",
    use: "One of two hundred, back from the hill.",
    categories: ["Creative Technology"],
  },
  {
    name: "Set square",
    use: "The only right angle in the building.",
    categories: ["UI Frameworks"],
  },
  { name: "Composing stick", use: "A line at a time, in any language.", categories: ["Languages"] },
  { name: "Card index", use: "My first database. It has never been down.", categories: ["Backend"] },
  { name: "Extension lead", use: "Nine village halls have hung on it.", categories: ["Hosting"] },
];

/** A tool, standing on the lower edge of its picture: flat inks under a line that is elsewhere. */
export function ToolDrawing({ tool }: { tool: BenchTool }) {
  const drawing = toolDrawings[tool.name];
  if (!drawing) return null;
  const { inks, line } = drawing;
  return (
    <svg viewBox="0 0 100 100" className={styles.tool} aria-hidden="true">
      {inks.map(([ink, path]) => (
        <path key={path} data-ink="" className={styles[ink]} d={path} />
      ))}
      <path data-line="" className={styles.line} d={line} />
    </svg>
  );
}
