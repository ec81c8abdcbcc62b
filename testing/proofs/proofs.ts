/** Everything that takes too long for `npm test`: `npm run proof` runs them one after the other. */
export interface Proof {
  name: string;
  /** What it proves, in one line. */
  proves: string;
  /** The script that runs it, from the repository's root, with its first arguments. */
  command: readonly [script: string, ...args: string[]];
  env?: Readonly<Record<string, string>>;
  /** Options that it has among all others, where it may take longest. */
  fully?: readonly string[];
  /** Whether it takes `--seed`. */
  hasSeed?: true;
  /** What its output says of the cases it tried: the sum of the first groups is their number. */
  cases: RegExp;
}

/** The last line of `conclude`. */
const concluded = /^(\d+) cases, /gm;
/** The last line of Vitest, which says the sum in brackets. */
const tests = /^\s*Tests .*\((\d+)\)/gm;
/** The last lines of Playwright, one for each result. */
const journeys = /^ {2}(\d+) (?:passed|failed|flaky)\b/gm;

export const proofs: readonly Proof[] = [
  {
    name: "rendering",
    proves: "No text, however it is grown, takes the renderer longer than its budget.",
    command: ["testing/proofs/rendering.ts"],
    hasSeed: true,
    cases: concluded,
  },
  {
    name: "foreign",
    proves: "Posts are CommonMark but where they are meant to differ, and the editor keeps what it reads.",
    command: ["testing/proofs/foreign.ts"],
    cases: concluded,
  },
  {
    name: "models",
    proves: "The tests of random events and of whole tables of texts hold for twenty times as many seeds.",
    command: ["testing/proofs/models.ts"],
    cases: tests,
  },
  {
    name: "cache",
    proves:
      "The page cache never shows anyone what they may not see, whatever happens, and finds each planted bug.",
    command: ["testing/proofs/cache.ts"],
    hasSeed: true,
    cases: tests,
  },
  {
    name: "restore",
    proves:
      "A backup made while a site is written to restores every row, byte and page, through failures and kills.",
    command: ["testing/proofs/restore.ts"],
    hasSeed: true,
    cases: tests,
  },
  {
    name: "newsletter",
    proves:
      "A letter loses no subscriber and mails none twice while Workers are killed and the provider fails.",
    command: ["testing/proofs/newsletter.ts"],
    hasSeed: true,
    cases: concluded,
  },
  {
    name: "newsletter-load",
    proves: "A letter reaches 100,000 subscribers, at a cost for each thousand that does not grow.",
    command: ["testing/proofs/newsletter-load.ts"],
    cases: concluded,
  },
  {
    name: "deploy",
    proves: "A deploy that is killed at any call and repeated comes to its end, with everything made once.",
    command: ["testing/proofs/deploy.ts"],
    hasSeed: true,
    cases: concluded,
  },
  {
    name: "back",
    proves: "The version before works over this version’s database, and this one reads what it wrote.",
    command: ["testing/proofs/back.ts"],
    cases: concluded,
  },
  {
    name: "images",
    proves:
      "Each file of the nasty corpus is answered as it should be, and nothing served betrays its owner.",
    command: ["testing/proofs/images.ts"],
    hasSeed: true,
    cases: concluded,
  },
  {
    name: "images-many",
    proves: "Two hundred photographs given at once are in the library, each once.",
    command: ["testing/proofs/images-many.ts"],
    hasSeed: true,
    cases: concluded,
  },
  {
    name: "writing",
    proves: "No author loses a letter, whatever page, network, session and Worker do.",
    command: ["testing/proofs/writing.ts"],
    hasSeed: true,
    cases: concluded,
  },
  {
    name: "pages",
    proves: "The HTML of every page and every feed are valid, and every link of the site leads somewhere.",
    command: ["testing/proofs/pages.ts"],
    cases: concluded,
  },
  {
    name: "sweep",
    proves: "Every page fits in every width and passes axe in every theme.",
    command: ["testing/proofs/sweep.ts"],
    env: { SWEEP: "whole" },
    cases: journeys,
  },
  {
    name: "journeys",
    proves: "Every journey through the engine’s pages passes.",
    command: ["scripts/journeys.ts", "--project=pages"],
    cases: journeys,
  },
  {
    name: "hydrated",
    proves: "They pass where React has taken over each page before they begin, too.",
    command: ["scripts/journeys.ts", "--project=pages"],
    env: { HYDRATED: "yes" },
    cases: journeys,
  },
  {
    name: "studio",
    proves: "Every journey through the rooms and drawings of studio/ passes.",
    command: ["scripts/journeys.ts", "--project=studio-pages", "--project=studio-drawn"],
    cases: journeys,
  },
  {
    name: "studios",
    proves:
      "The engine works with a fresh studio in English, Japanese and Arabic, and with a single project.",
    command: ["testing/proofs/studios.ts"],
    cases: concluded,
  },
  {
    name: "art",
    proves: "Each piece draws, pauses, comes back from a lost context, and leaves nothing running.",
    command: ["testing/proofs/art.ts"],
    cases: concluded,
  },
  {
    name: "browsers",
    proves: "Nine journeys pass in Firefox and WebKit, too.",
    command: ["testing/proofs/browsers.ts"],
    cases: concluded,
  },
  {
    name: "mutants",
    proves: "The tests notice what is broken on purpose in domain/, workers/ and app/routes.",
    command: ["testing/proofs/mutants.ts"],
    fully: ["--whole"],
    hasSeed: true,
    cases: concluded,
  },
];
