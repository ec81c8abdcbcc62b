/** What `npm run bench -- NAME` measures: each is a file of this folder, whose first comment explains its options. */
export const benches: Readonly<Record<string, string>> = {
  pages: "Requests a second, latency and processor time of pages of the built Worker.",
  weights: "What each kind of reading page weighs on a phone, and Lighthouse’s scores.",
  profile: "Where the built Worker spends its time on a page, and the size of its upload.",
  rendering: "What slow texts and ordinary ones cost the renderer.",
  typing: "From a key to the paint that shows its letter, in long texts.",
  pieces: "How many bytes each moving piece adds to its page.",
  finding: "What the owner’s palette costs with each key, with 5,000 things of every kind.",
  plan: "What a day of a site uses of each allowance of Cloudflare’s free plan.",
  sizes: "Whether pictures are as wide as their `sizes` promise.",
};
