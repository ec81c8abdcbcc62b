import { useEffect, useState } from "react";

/** The whole seconds until then, second by second, and 0 from then on; null in the served document. */
export function useSecondsUntil(iso: string): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setSeconds(Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1000)));
    look();
    const clock = setInterval(look, 1000);
    return () => clearInterval(clock);
  }, [iso]);
  return seconds;
}
