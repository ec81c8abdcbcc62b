/** The eight jellies, each with its sound and the letter key that plays it, from the left of a keyboard's middle row. */
export const voices = [
  { slug: "kick", name: "Kick", key: "a", jelly: "blackcurrant" },
  { slug: "snare", name: "Snare", key: "s", jelly: "raspberry" },
  { slug: "hat", name: "Hat", key: "d", jelly: "lemon" },
  { slug: "clap", name: "Clap", key: "f", jelly: "lime" },
  { slug: "tom", name: "Tom", key: "g", jelly: "plum" },
  { slug: "spoon", name: "Spoon", key: "h", jelly: "mint" },
  { slug: "wobble", name: "Wobble", key: "j", jelly: "cherry" },
  { slug: "bloop", name: "Bloop", key: "k", jelly: "orange" },
] as const;

export type VoiceSlug = (typeof voices)[number]["slug"];
