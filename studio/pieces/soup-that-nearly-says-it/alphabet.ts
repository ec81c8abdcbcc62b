/** Noodle letters, each one line of the pen about 0, 0; twelve units high, in SVG's path language. */
export const alphabet: Readonly<Record<string, string>> = {
  A: "M-4.5 6L0 -6L4.5 6M-2.8 2H2.8",
  B: "M-3.5 -6V6H0.4A3.2 3.2 0 0 0 0.4 -0.4H-3.5M0.2 -0.4A2.8 2.8 0 0 0 0.2 -6H-3.5",
  C: "M4 -3.8A4.6 6 0 1 0 4 3.8",
  D: "M-3.6 -6V6H-1A5 6 0 0 0 -1 -6Z",
  E: "M3.4 -6H-3.4V6H3.6M-3.4 0H2.4",
  F: "M3.4 -6H-3.2V6M-3.2 0H2.2",
  G: "M4 -4A4.7 6 0 1 0 4.2 3.4V0.8H1",
  H: "M-3.8 -6V6M3.8 -6V6M-3.8 0H3.8",
  I: "M0 -6V6",
  J: "M2.6 -6V3A3.2 3.2 0 0 1 -3.8 3",
  K: "M-3.4 -6V6M3.8 -6L-3.4 1M-0.8 -1.4L4 6",
  L: "M-3 -6V6H3.6",
  M: "M-4.8 6V-6L0 2L4.8 -6V6",
  N: "M-3.8 6V-6L3.8 6V-6",
  O: "M0 -6A4.8 6 0 1 0 0.01 -6",
  P: "M-3.4 6V-6H0.4A3.4 3.4 0 0 1 0.4 0.8H-3.4",
  Q: "M0 -6A4.8 6 0 1 0 0.01 -6M1.4 2.6L4.6 6.4",
  R: "M-3.4 6V-6H0.4A3.4 3.4 0 0 1 0.4 0.8H-3.4M0 0.8L4 6",
  S: "M3.6 -4.2C2 -7.2 -3.8 -6.6 -3.6 -3C-3.4 0.4 4 -0.6 4 3C4 6.8 -2.4 7 -4 4",
  T: "M-4.4 -6H4.4M0 -6V6",
  U: "M-3.8 -6V2A3.8 4 0 0 0 3.8 2V-6",
  V: "M-4.4 -6L0 6L4.4 -6",
  W: "M-5.4 -6L-2.8 6L0 -3L2.8 6L5.4 -6",
  X: "M-4 -6L4 6M4 -6L-4 6",
  Y: "M-4.2 -6L0 0L4.2 -6M0 0V6",
  Z: "M-3.8 -6H3.8L-3.8 6H4",
};

/** How often a sign lies in a packet of noodles. */
export const packet = "EEEEAAAOOOIISSSTTRRNNLLLHHDDUUPPMMBGCWWYYKFVZ";

/** What it tries to say. It has no dictionary. */
export const words = [
  "HELO",
  "SOOP",
  "LUNSH",
  "WENSDAY",
  "PLEES",
  "SPOOM",
  "TOWD",
  "BREKFUST",
  "SORRI",
  "SALTT",
  "UMMM",
  "ALMOS",
  "MORNIN",
  "TEEST",
] as const;
