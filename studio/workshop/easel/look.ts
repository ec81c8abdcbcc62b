/**
 * Shows a piece as it draws, without the site around it, and takes its picture:
 * `node scripts/installed.mjs studio/workshop/easel/look.ts waffle --out=/tmp/waffle.png --after=3 [--seed=1] [--width=1200] [--height=900] [--theme=paper]
 * [--drag=200,0] [--keys=ArrowLeft,ArrowLeft]`. `after` is in seconds; several, as `1,3,6`, make several pictures. The last line tells frames a second.
 */
import { parseArgs } from "node:util";
import { openEasel } from "./easel-browser.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: "/tmp/easel.png" },
    after: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
    width: { type: "string", default: "1200" },
    height: { type: "string", default: "900" },
    theme: { type: "string", default: "default" },
    drag: { type: "string" },
    keys: { type: "string" },
  },
});
const [piece = ""] = positionals;
const [width, height] = [Number(values.width), Number(values.height)];
const easel = await openEasel({ width, height });
try {
  const page = await easel.show({ piece, seed: values.seed, theme: values.theme });
  if (values.drag) {
    const [x = 0, y = 0] = values.drag.split(",").map(Number);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.down();
    await page.mouse.move(width / 2 + x, height / 2 + y, { steps: 12 });
    await page.mouse.up();
  }
  for (const key of values.keys?.split(",") ?? []) await page.keyboard.press(key);
  let waited = 0;
  const moments = values.after.split(",").map(Number);
  for (const moment of moments) {
    await page.waitForTimeout((moment - waited) * 1000);
    waited = moment;
    const path = moments.length > 1 ? values.out.replace(/(\.\w+)$/, `-${moment}$1`) : values.out;
    await page.screenshot({ path });
    console.log(path);
  }
  const frames = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let count = 0;
        const count1 = () => ((count += 1), requestAnimationFrame(count1));
        requestAnimationFrame(count1);
        setTimeout(() => done(count / 2), 2000);
      }),
  );
  console.log(`${piece}: ${frames.toFixed(0)} frames a second here, without a graphics card`);
} finally {
  await easel.close();
}
