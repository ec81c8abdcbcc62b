import { isLoopback } from "#domain/identity/programs/program.ts";

/** A program chooses its name; one without is called by a word. */
export function programName(name: string): string {
  return name || "A program without a name";
}

/** Where the owner is led back to: the one thing about a program that it cannot invent. */
export function whereLed(redirectUri: string): string {
  return isLoopback(redirectUri) ? "this computer" : new URL(redirectUri).host;
}
