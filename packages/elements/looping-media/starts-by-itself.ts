/** The part of the Network Information API that is read; Safari and Firefox have none of it. */
interface Connection extends EventTarget {
  saveData: boolean;
  effectiveType: "slow-2g" | "2g" | "3g" | "4g";
}

const lessMotion = "(prefers-reduced-motion: reduce)";
const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

/** Whether a film may move without a press: not where less motion is preferred, data is saved or the network is slow. */
export function startsByItself(): boolean {
  const { saveData = false, effectiveType = "4g" } = connection() ?? {};
  return !matchMedia(lessMotion).matches && !saveData && effectiveType === "4g";
}

/** Calls `changed` when that may have become different, until `signal` is aborted. */
export function watchStarting(changed: () => void, signal: AbortSignal): void {
  matchMedia(lessMotion).addEventListener("change", changed, { signal });
  connection()?.addEventListener("change", changed, { signal });
}
