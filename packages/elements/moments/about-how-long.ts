/** `about 3 minutes`: no one believes in the seconds of an hour's wait. */
export function aboutHowLong(seconds: number): string {
  if (seconds < 60) return "less than a minute";
  if (seconds < 3600) return about(seconds / 60, "minute");
  if (seconds < 2 * 86_400) return about(seconds / 3600, "hour");
  return about(seconds / 86_400, "day");
}

function about(count: number, noun: string): string {
  const whole = Math.round(count);
  return `about ${whole} ${noun}${whole === 1 ? "" : "s"}`;
}
