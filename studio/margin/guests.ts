import { seedOf } from "@toadstool/stage/seeded";
import type { Pose, Prop } from "./parts.ts";

/** The toad of one page. */
export interface Guest {
  pose: Pose;
  prop: Prop;
  /** What it is doing: “A toad, …”. */
  doing: string;
}

type Written = [Pose, Prop, string];

/** Pages whose toad has read them. */
const written: Record<string, Written> = {
  "/about-me": ["sit", "hat", "wearing the good hat, for visitors"],
  "/blog/a-banner-made-of-dots": ["sit", "magnifier", "looking for the dot that is out of line"],
  "/blog/a-year-of-one-print-a-week": ["sit", "brayer", "on print thirty-one, and not speaking"],
  "/blog/collage-as-a-data-structure": ["sit", "scissors", "cutting out the middle of something"],
  "/blog/drawing-with-noise-and-a-leash": ["leap", "nothing", "off the leash"],
  "/blog/how-to-fold-a-zine": ["sit", "book", "reading it in the wrong order"],
  "/blog/letters-not-notifications": ["sit", "letter", "not opening it yet"],
  "/blog/misregistration-is-a-feature": ["sit", "brayer", "two millimetres to the left of itself"],
  "/blog/shaders-for-people-who-draw": ["back", "nothing", "looking at the gradient"],
  "/blog/small-servers-near-you": ["sit", "clock", "waiting, though not for long"],
  "/blog/soft-circuits-for-loud-rooms": ["sit", "yarn", "sewn in by mistake"],
  "/blog/teaching-a-room-to-listen": ["sit", "headphones", "listening back"],
  "/blog/the-site-is-the-studio": ["sit", "key", "locking up"],
  "/blog/waffles-and-normal-maps": ["sit", "waffle", "measuring the depth with one finger"],
  "/blog/what-the-toad-said-about-latency": ["peek", "nothing", "about to answer"],
  "/letters": ["sit", "letter", "licking the stamp"],
  "/letters/the-toad-has-been-weighed": ["sit", "cup", "61 grams, before tea"],
  "/letters/i-have-bought-a-guillotine": ["sleep", "scissors", "asleep in the yellow offcuts"],
  "/letters/a-correction-and-some-soup": ["sit", "clock", "an hour early"],
  "/portfolio/allotment-press": ["sit", "plant", "waiting for the type to come up"],
  "/portfolio/bus-stop-orchestra": ["sit", "stop", "waiting for the F natural"],
  "/portfolio/collagescape": ["sit", "scissors", "keeping the offcuts"],
  "/portfolio/crystal-clear": ["sit", "cup", "declining the canal"],
  "/portfolio/djello": ["sit", "jelly", "in time with it, more or less"],
  "/portfolio/ferry-times": ["sit", "boat", "missing the 8.15"],
  "/portfolio/forty-commutes": ["leap", "nothing", "changing at the second bridge"],
  "/portfolio/gentleman-brawlers-joy-o-meter": ["sit", "flag", "three out of ten, and rising"],
  "/portfolio/hand-me-down-type": ["back", "book", "holding the only lower-case g"],
  "/portfolio/jello-theremin": ["sit", "jelly", "playing by not touching it"],
  "/portfolio/lantern-parade": ["sit", "lamp", "third from the end of the parade"],
  "/portfolio/ledger-of-rain": ["sit", "umbrella", "keeping the ledger dry"],
  "/portfolio/museum-of-lost-gloves": ["sit", "mitten", "on loan from the museum"],
  "/portfolio/mycelium-mail": ["peek", "letter", "receiving something from below"],
  "/portfolio/pocket-planetarium": ["sit", "telescope", "looking at the inside of a pocket"],
  "/portfolio/post-office-for-plants": ["sit", "plant", "signing for a fern"],
  "/portfolio/quiet-hours": ["sleep", "nothing", "observing them"],
  "/portfolio/repair-club": ["sit", "iron", "fixing what was not broken"],
  "/portfolio/riso-woodles": ["peek", "nothing", "behind the second tree"],
  "/portfolio/seed-library": ["sit", "book", "overdue"],
  "/portfolio/set-point": ["sit", "drip", "watching it approach 21 degrees"],
  "/portfolio/shader-weeks": ["back", "moon", "week six"],
  "/portfolio/sign-search": ["sit", "magnifier", "making the sign for toad"],
  "/portfolio/small-talk-dictionary": ["sit", "cup", "mild for November, yes"],
  "/portfolio/tide-table": ["sit", "spoon", "at the low end"],
  "/portfolio/toad-in-the-room": ["peek", "nothing", "not mentioned by anybody"],
  "/portfolio/waffle-study": ["sit", "waffle", "checking it against the study"],
  "/portfolio/zine-machine": ["sit", "key", "next in the queue, with a coin"],
  "/art/zine/soup-for-one": ["sit", "spoon", "hoping for a second spoon"],
  "/art/zine/the-moon-does-night-shifts": ["sleep", "moon", "off until Thursday"],
  "/art/zine/small-doors": ["sit", "key", "outside the wrong door"],
  "/art/zine/a-field-guide-to-puddles": ["sit", "drip", "listing this one"],
  "/art/zine/a-waffle-is-a-map": ["sit", "waffle", "lost at the third pocket"],
  "/art/zine/my-grandmothers-radio": ["sit", "headphones", "between two stations"],
  "/art/zine/bugs-i-have-named": ["sit", "snail", "being introduced"],
  "/art/zine/snakes-cant-sign": ["sit", "letter", "witnessing the signature"],
  "/art/zine/how-to-apologise-to-a-houseplant": ["sit", "plant", "saying it first"],
  "/art/zine/instructions-for-an-awkward-silence": ["back", "nothing", "leaving you two to it"],
  "/art/zine/lets-normalize-screaming-like-toad": ["leap", "nothing", "having screamed"],
  "/art/series/riso-woodles": ["peek", "nothing", "not one of the woodles"],
  "/art/series/collagescape": ["sleep", "boat", "glued down at one corner"],
  "/art/waffle": ["sit", "spoon", "here about the syrup"],
  "/project/djello": ["sit", "headphones", "counting sixteen"],
};

/** Pages that came later. */
const passing: Written[] = [
  ["sit", "umbrella", "expecting rain"],
  ["sleep", "nothing", "asleep on the bottom line"],
  ["sit", "book", "a page behind you"],
  ["peek", "nothing", "reading upside down"],
  ["sit", "broom", "sweeping up the commas"],
  ["back", "moon", "looking at the other side"],
  ["sit", "snail", "overtaken"],
  ["leap", "nothing", "skipping to the end"],
  ["sit", "cup", "letting it cool"],
  ["sleep", "lamp", "with the light on"],
  ["sit", "magnifier", "checking the small print"],
  ["sit", "flag", "claiming this margin"],
];

/** Readers meet one on pages that are read to the end. */
const hasGuest =
  /^\/(about-me$|blog\/|letters|notes\/|portfolio\/|art\/(zine|series|3d)\/|art\/waffle$|project\/)/;

/** The toad of a page; null where none sits. */
export function guestOf(path: string): Guest | null {
  if (!hasGuest.test(path) || path.startsWith("/art/zine/swap")) return null;
  const [pose, prop, doing] = written[path] ?? (passing[seedOf(path) % passing.length] as Written);
  return { pose, prop, doing };
}
