/** `npm run bench` lists what can be measured; `npm run bench -- pages --posts 50` measures one, with its own options. */
import { aligned } from "./local/aligned.ts";
import { benches } from "./bench/benches.ts";

const [name = ""] = process.argv.splice(2, 1);
if (Object.hasOwn(benches, name)) await import(`./bench/${name}.ts`);
else {
  if (name !== "") console.error(`There is no bench “${name}”.\n`);
  console.log(
    "npm run bench -- NAME, then its options: docs/proofs.md, and the first lines of scripts/bench/NAME.ts.\n",
  );
  console.log(aligned(Object.entries(benches), [0, 1]));
  process.exitCode = name === "" ? 0 : 1;
}
