/** What a new site lacks, in the order in which its owner sees to it. */
export const firstSteps = [
  "profile",
  "language",
  "mail",
  "work",
  "post",
  "backup",
  "address",
  "login",
] as const;
export type FirstStep = (typeof firstSteps)[number];
