/** Bytes for people: 850 B, 12 kB, 3.4 MB; number and unit stay on one line. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0B`;
  const [unit, size] =
    bytes < 999_500 ? ["kB", 1000] : bytes < 999_500_000 ? ["MB", 1_000_000] : ["GB", 1_000_000_000];
  const count = bytes / size;
  return `${count < 10 ? Number(count.toFixed(1)) : Math.round(count)}\u00a0${unit}`;
}

/** Seconds for people: 0:07, 3:05, 1:02:03. */
export function playingTime(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const last = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${last}` : `${minutes}:${last}`;
}
