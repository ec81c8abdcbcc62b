import { useState } from "react";

/**
 * The value that the page came with, or the result of a call since. A value that the page loads again is newer
 * than both: `key` identifies it where the value is a new object with the same content.
 */
export function useLatest<Value>(given: Value, key: unknown = given): [Value, (changed: Value) => void] {
  const [latest, setLatest] = useState({ key, value: given });
  if (latest.key !== key) setLatest({ key, value: given });
  return [latest.key === key ? latest.value : given, (value) => setLatest({ key, value })];
}
