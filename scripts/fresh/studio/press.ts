import type { Press } from "#domain/art/press.ts";

/** What series’ prints are pulled on and in. An address names a paper and its inks by their letters: a letter never changes. */
export const press: Press = {
  papers: [
    { letter: "w", name: "White", colour: "#fffdf8" },
    { letter: "c", name: "Cream", colour: "#f5efe2" },
  ],
  inks: [
    { letter: "k", name: "Black", colour: "#211d2b" },
    { letter: "b", name: "Blue", colour: "#2743b5" },
    { letter: "r", name: "Red", colour: "#f0503c" },
    { letter: "y", name: "Yellow", colour: "#ffc93c" },
  ],
  sets: ["br", "kry", "bry"],
};
