import { useState } from "react";

/** What the page came with, or what was changed by a call since; what the page brings anew is newer than both. */
export function useLatest<Value>(given: Value): [Value, (changed: Value) => void] {
  const [latest, setLatest] = useState({ given, value: given });
  const isCurrent = latest.given === given;
  return [isCurrent ? latest.value : given, (value) => setLatest({ given, value })];
}
