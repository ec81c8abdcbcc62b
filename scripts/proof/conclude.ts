interface Conclusion {
  /** What was tried: files, pages, texts, runs. */
  cases: number;
  /** What was not as it should be; empty where the proof holds. */
  faults: readonly string[];
  /** What this machine lacks, so that it could not be tried. */
  skipped?: readonly string[];
  /** What is proven then, as a sentence without its full stop. */
  holds: string;
}

/** The exit status of a proof that found no fault and could not try everything. */
export const skippedStatus = 2;

/** Prints the end of a proof and ends the process. Where nothing was tried, nothing was proven. */
export function conclude({ cases, faults, skipped = [], holds }: Conclusion): never {
  for (const fault of faults) console.log(`✗ ${fault}`);
  for (const name of skipped) console.log(`– nothing was proven of ${name}`);
  if (cases === 0 && skipped.length === 0) console.log("✗ Nothing was tried, so that nothing is proven.");
  const status = faults.length > 0 ? 1 : skipped.length > 0 ? skippedStatus : cases > 0 ? 0 : 1;
  console.log(`\n${cases} cases, ${faults.length} faults${status === 0 ? `: ${holds}` : ""}`);
  process.exit(status);
}
