import { vi } from "vitest";

/** Everything that is logged from now on, errors with all their fields. */
export function listenToConsole(): string[] {
  const heard: string[] = [];
  for (const method of ["log", "info", "debug", "warn", "error", "trace"] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...said: unknown[]) => void heard.push(said.map(inFull).join(" ")),
    );
  }
  return heard;
}

function inFull(said: unknown): string {
  if (!(said instanceof Error)) return typeof said === "string" ? said : JSON.stringify(said);
  return [
    said.message,
    said.stack,
    JSON.stringify({ ...said }),
    said.cause === undefined ? "" : inFull(said.cause),
  ].join("\n");
}
