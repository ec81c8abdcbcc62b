/** A moment as the admin reads it; one zone, so that server and browser write the same. */
export function momentOf(instant: string): string {
  const options = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Date(instant).toLocaleString("en-GB", options)} UTC`;
}
