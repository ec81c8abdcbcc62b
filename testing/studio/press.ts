import type { Press } from "#domain/art/press.ts";

export const press: Press = {
  papers: [
    { letter: "w", name: "White", colour: "#ffffff" },
    { letter: "g", name: "Grey", colour: "#dddddd" },
  ],
  inks: [
    { letter: "b", name: "Blue", colour: "#2743b5" },
    { letter: "c", name: "Coral", colour: "#ff7a5c" },
    { letter: "y", name: "Yellow", colour: "#ffc93c" },
  ],
  sets: ["bc", "by"],
};
