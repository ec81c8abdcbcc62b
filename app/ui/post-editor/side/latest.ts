import { useState } from "react";

/**
 * What the page came with, or what was changed by a call since. What the page brings anew is newer than both: `key`
 * tells it apart, where the value itself is made anew without being another.
 */
export function useLatest<Value>(given: Value, key: unknown = given): [Value, (changed: Value) => void] {
  const [latest, setLatest] = useState({ key, value: given });
  if (latest.key !== key) setLatest({ key, value: given });
  return [latest.key === key ? latest.value : given, (value) => setLatest({ key, value })];
}
