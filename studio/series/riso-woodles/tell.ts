import type { Beast, Troupe } from "./beast.ts";

/** "A long badger with antlers and three eyes, in the rain, with ferns and stones underfoot." */
export function tell({ how, beasts }: Troupe, place: string, things: string[], guest: string | null): string {
  const [first, ...others] = beasts.map(named);
  const who = how === "stack" ? `${others[0]} sits on ${first}` : listed([first as string, ...others]);
  const also = [...things, ...(guest ? [guest] : [])];
  return `${who.charAt(0).toUpperCase()}${who.slice(1)}, ${place}, with ${listed(also)} underfoot.`;
}

function named({ noun, traits }: Beast): string {
  const article = /^[aeiou]/.test(noun) ? "an" : "a";
  return traits.length > 0 ? `${article} ${noun} with ${listed(traits.slice(0, 2))}` : `${article} ${noun}`;
}

function listed(words: string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
