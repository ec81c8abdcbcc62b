/**
 * What texts made to be slow, and ordinary ones, cost the renderer: counted work and processor time.
 * `npm run bench -- rendering --size=100000 --only=tilde`
 */
import { parseArgs } from "node:util";
import { Meter, parseMarkdown } from "@toadstool/markdown/parse";
import { renderOrRefuse } from "#domain/markdown/render.server.ts";
import { isRefused } from "../../domain/outcome.ts";
import { ordinaryText, slowTexts } from "#testing/attacks/markdown/texts.ts";

const { values } = parseArgs({
  options: { size: { type: "string", default: "100000" }, only: { type: "string", default: "" } },
});
const size = Number(values.size);
const texts = { "an ordinary post": ordinaryText, ...slowTexts };

renderOrRefuse(ordinaryText(20_000));
console.log(
  `${"text".padEnd(44)} ${["characters", "work", "seconds", "HTML"].map((head) => head.padStart(12)).join("")}`,
);
for (const [name, make] of Object.entries(texts)) {
  if (!name.includes(values.only)) continue;
  const text = make(size);
  const meter = new Meter(text);
  try {
    parseMarkdown(text, meter);
  } catch {
    // Over the budget: the rendering below says so.
  }
  const before = process.cpuUsage();
  const rendered = renderOrRefuse(text);
  const seconds = process.cpuUsage(before).user / 1e6;
  const html = isRefused(rendered) ? "refused" : rendered.length.toLocaleString("en-GB");
  const row = [
    text.length.toLocaleString("en-GB"),
    `${(meter.spent / 1e6).toFixed(1)} M`,
    seconds.toFixed(2),
    html,
  ];
  console.log(`${name.padEnd(44)} ${row.map((cell) => cell.padStart(12)).join("")}`);
}
