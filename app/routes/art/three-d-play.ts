/** What can be done with a piece besides turning it: by hand, and by the space bar. */
export const play: Record<string, { hand: string; key: string }> = {
  "waffle-with-syrup": {
    hand: "Tap the waffle and a thread of syrup comes down just there.",
    key: "pours for you, somewhere else each time; again, and it pours longer",
  },
  "riso-lighthouse": { hand: "Tap to spin the lamp; up go the gulls.", key: "spins the lamp" },
  "toadstool-ring": { hand: "Tap a cap and it ducks.", key: "knocks on the whole ring, one after the other" },
  "jelly-with-fruit": {
    hand: "Poke it: high up for more, off the middle for a twist.",
    key: "pokes it from somewhere",
  },
  "paper-boats": {
    hand: "Tap the water to send a ring of ripples through the fleet.",
    key: "sends one from the middle",
  },
  "soft-knot": { hand: "Tap, and it weaves itself into the next knot.", key: "weaves the next knot" },
};
