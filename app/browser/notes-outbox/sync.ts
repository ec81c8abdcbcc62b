export const syncTag = "notes-outbox";

/** Has the service worker woken once there is a connection, where the browser can: https://wicg.github.io/background-sync/spec/. */
export async function askForSync(registration: ServiceWorkerRegistration): Promise<void> {
  const { sync } = registration as { sync?: { register(tag: string): Promise<void> } };
  // Refused where the owner has switched it off: then it is sent when a page is open.
  await sync?.register(syncTag).catch(() => undefined);
}
