/** What the mark and the banner are drawn from: letters as lines in a cell 100 high. */
export const drawing = {
  inks: { front: "#2743b5", behind: "#ff7a5c", paper: "#f5f0e6" },
  letters: [{ path: "M0 100L30 0L60 100M11 64H49", left: 0 }],
  width: 60,
};
