/** What the drawn pieces are printed in: the house's four inks (app/styles/tokens.css), and the darker ones of its prints. */
export const inks = {
  violet: "#7a4dff",
  pink: "#ff4f8b",
  yellow: "#ffc93c",
  teal: "#00a896",
  orange: "#ff6f3c",
  mint: "#82d8c3",
  sky: "#62b8e8",
  midnight: "#221a3a",
  navy: "#202f66",
  burgundy: "#722244",
} as const;

export const paper = "#f6efe2";
