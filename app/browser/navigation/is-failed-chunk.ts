/** Whether a module could not be fetched, as Chromium, Firefox and Safari each say it. */
export function isFailedChunk(error: unknown): boolean {
  const failed = /dynamically imported module|importing a module script failed|loading chunk|preload css/i;
  return error instanceof Error && (error.name === "ChunkLoadError" || failed.test(error.message));
}
