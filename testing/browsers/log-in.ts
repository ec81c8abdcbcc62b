import type { Person } from "./person.ts";
import type { Addresses } from "./journey.ts";

/** Logs in at the local provider, which the page has led to. */
export async function logIn(person: Person, { identity }: Addresses, name = "owner"): Promise<void> {
  await person.at(new RegExp(`^${identity}/`));
  await person.write("/^Name to log in as/", name);
  await person.press("button", "/[Ll]og in/");
}

export async function enter(person: Person, where: Addresses, path: string): Promise<void> {
  await person.visit(path);
  await logIn(person, where);
  await person.at(new RegExp(`${path.replaceAll("?", "\\?")}$`));
  await person.hydrated();
}
