import type { Arrow, House, Plan } from "./plan.ts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const width = 1040;
const chip = 30;
const says: Record<House, string> = {
  workers: "takes the requests",
  app: "shows the pages",
  studio: "is yours",
  domain: "knows the rules",
  db: "remembers",
  packages: "could be published",
};

/** The plan as an SVG document, the same text for the same plan. */
export function drawPlan({ arrows, nouns, packages }: Plan): string {
  const domainHeight = 74 + nouns.length * (chip + 12);
  const low = 330 + domainHeight + 72;
  const shelves = inRows(packages, 560 - 36);
  const boxes: Record<House, Box> = {
    workers: { x: 400, y: 20, width: 240, height: 88 },
    app: { x: 60, y: 170, width: 240, height: 88 },
    studio: { x: 740, y: 170, width: 240, height: 88 },
    domain: { x: 150, y: 330, width: 740, height: domainHeight },
    db: { x: 60, y: low, width: 240, height: 112 },
    packages: { x: 420, y: low, width: 560, height: 72 + shelves.length * (chip + 10) },
  };
  const height = low + boxes.packages.height + 44;
  const ways = waysOf(330 + domainHeight, low);
  const parts = [
    ...arrows.map((each) => arrow(each, ways)),
    ...Object.entries(boxes).map(([name, box]) => house(name as House, box)),
    ...nouns.flatMap((row, index) => chips(row, boxes.domain, 70 + index * (chip + 12))),
    ...shelves.flatMap((row, index) => chips(row, boxes.packages, 68 + index * (chip + 10))),
    `<text class="says" x="60" y="${height - 14}">A folder of domain/ imports only folders in rows below its own. Dashed: types alone.</text>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">
<title id="t">The parts of the site and what they import</title>
<desc id="d">${description(arrows)}</desc>
<style>
  text { font: 600 15px system-ui, sans-serif; fill: #241a35; }
  .name { font-size: 22px; font-weight: 800; } .says { font-weight: 400; fill: #5b4c77; } .noun { font-size: 14px; font-weight: 500; text-anchor: middle; }
  .house { fill: #fffaf0; stroke: #6d3fc4; stroke-width: 2; } .chip { fill: #efe6ff; } .way { stroke: #6d3fc4; stroke-width: 2; fill: none; } .type { stroke-dasharray: 5 5; } .head { fill: #6d3fc4; }
  @media (prefers-color-scheme: dark) { text { fill: #f6efe2; } .says { fill: #c9bce3; } .house { fill: #1d1530; stroke: #b493ff; } .chip { fill: #35264f; } .way { stroke: #b493ff; } .head { fill: #b493ff; } }
</style>
<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path class="head" d="M0 0 10 5 0 10z"/></marker></defs>
${parts.join("\n")}
</svg>
`;
}

function house(name: House, { x, y, width: wide, height }: Box): string {
  return `<g><rect class="house" x="${x}" y="${y}" width="${wide}" height="${height}" rx="10"/><text class="name" x="${x + 18}" y="${y + 36}">${name}/</text><text class="says" x="${x + 18}" y="${y + 58}">${says[name]}</text></g>`;
}

const chipWidth = (name: string) => name.length * 8 + 22;

/** As many names in each row as fit into it. */
function inRows(names: string[], most: number): string[][] {
  const rows: string[][] = [];
  let left = 0;
  for (const name of names) {
    if (chipWidth(name) > left) {
      rows.push([]);
      left = most;
    }
    rows.at(-1)?.push(name);
    left -= chipWidth(name) + 10;
  }
  return rows;
}

/** A row of names, as wide as each needs. */
function chips(names: string[], box: Box, top: number): string[] {
  let x = box.x + 18;
  return names.map((name) => {
    const wide = chipWidth(name);
    const drawn = `<rect class="chip" x="${x}" y="${box.y + top}" width="${wide}" height="${chip}" rx="6"/><text class="noun" x="${x + wide / 2}" y="${box.y + top + 20}">${name}</text>`;
    x += wide + 10;
    return drawn;
  });
}

function arrow({ from, to, isType }: Arrow, ways: Record<string, string>): string {
  const way = ways[`${from} ${to}`];
  if (!way)
    throw new Error(`${from}/ imports ${to}/, which the import table of ARCHITECTURE.md does not allow.`);
  return `<path class="way${isType ? " type" : ""}" marker-end="url(#head)" d="${way}"/>`;
}

/** One way for each import that the table allows, round the boxes between the two. */
const waysOf = (below: number, low: number): Record<string, string> => ({
  "workers app": "M400 86L262 168",
  "app workers": "M220 168L398 60",
  "workers studio": "M640 86L778 168",
  "workers domain": "M520 108V328",
  "workers db": `M400 40H24V${low + 44}H58`,
  "workers packages": `M640 40H1016V${low + 44}H982`,
  "app studio": "M300 206H738",
  "studio app": "M740 232H302",
  "app domain": "M220 258L250 328",
  "app packages": `M100 258V${low - 36}H460V${low - 2}`,
  "studio domain": "M800 258L770 328",
  "domain studio": "M840 330L870 260",
  "studio packages": `M936 258V${low - 2}`,
  "db packages": `M300 ${low + 56}H418`,
  "domain db": `M210 ${below}V${low - 2}`,
  "domain packages": `M640 ${below}V${low - 2}`,
});

const description = (arrows: Plan["arrows"]) =>
  arrows.map(({ from, to, isType }) => `${from} imports ${isType ? "types of " : ""}${to}.`).join(" ");
