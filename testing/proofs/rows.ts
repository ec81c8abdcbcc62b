import { largestValue } from "@toadstool/worker-kit/d1";
import { largestRows } from "#testing/row-bounds.ts";

const rows = largestRows().toSorted((one, other) => other.bytes - one.bytes);
const digits = (bytes: number) => bytes.toLocaleString("en-GB").padStart(12);

for (const { table, bytes, unbounded } of rows) {
  const share = `${((100 * bytes) / largestValue).toFixed(1)} %`.padStart(8);
  const trouble = unbounded.length > 0 ? `  nothing bounds ${unbounded.join(", ")}` : "";
  process.stdout.write(`${table.padEnd(20)}${digits(bytes)}${share}${trouble}\n`);
}
process.stdout.write(`${"D1 takes".padEnd(20)}${digits(largestValue)}\n`);
if (rows.some(({ bytes, unbounded }) => bytes > largestValue || unbounded.length > 0)) process.exitCode = 1;
