import { isAppsOwn, isLoopback } from "#domain/identity/programs/program.ts";

/** A program chooses its name; one without is called by a word. */
export function programName(name: string): string {
  return name || "A program without a name";
}

/** Where the owner is led back to: the one thing about a program that it cannot invent. */
export function whereLed(redirectUri: string): string {
  if (isAppsOwn(redirectUri)) return `the app ${new URL(redirectUri).protocol.replace(":", "")}`;
  return isLoopback(redirectUri) ? "this computer" : new URL(redirectUri).host;
}

/** Whether what she allows goes to an app, of which nothing proves that it is the one that asked. */
export function staysOnDevice(redirectUri: string): boolean {
  return isLoopback(redirectUri) || isAppsOwn(redirectUri);
}
