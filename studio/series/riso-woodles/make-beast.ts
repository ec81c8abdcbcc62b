import type { Chance } from "@toadstool/stage";
import { Drawing } from "../drawing.ts";
import { blob, shaken } from "../hand.ts";
import type { Beast } from "./beast.ts";
import { bodies } from "./bodies.ts";
import { coat, pattern } from "./coats.ts";
import { ears } from "./ears.ts";
import { face } from "./faces.ts";
import { hat } from "./hats.ts";

/** An animal facing right, standing on y = 0; some wear hats, where nobody is to sit on them. */
export function makeBeast(chance: Chance, plates: number, hatless: boolean): Beast {
  const furs = coat(chance.of("coat"), plates);
  const frame = chance.of("body").pick(bodies)(chance.of("frame"), furs, plates);
  const drawing = new Drawing(plates);
  const { at, radius, snout } = frame.head;
  const beak = frame.noun.endsWith("bird") || frame.noun === "owl";
  const insect = frame.noun === "moth" || frame.noun === "caterpillar";
  const top = chance.of("top");
  const capped = !hatless && top.maybe(0.28);
  const hand = chance.of("hand");
  drawing.lay(frame.behind);
  const head = blob(
    at,
    radius * top.between(1, 1.12),
    radius * top.between(0.9, 1.02),
    top.between(-0.08, 0.12),
    2.2,
  );
  const traits: (string | null)[] = [];
  if (!capped || top.maybe(0.3)) traits.push(ears(drawing, chance.of("ears"), at, radius, furs, insect));
  drawing.mass(
    [...frame.body, head].map((outline) => shaken(outline, 3.5, hand)),
    furs.fur,
  );
  traits.push(pattern(drawing, chance.of("pattern"), frame.torso, furs));
  drawing.lay(frame.before);
  if (frame.before.strokes.length > 0 && !snout && !beak) drawing.mass([shaken(head, 2.5, hand)], furs.fur);
  traits.unshift(
    face(drawing, chance.of("face"), at, radius, furs, {
      beak,
      snout,
      cheeks: plates > 2 && furs.fur[2] !== 1 ? 2 : furs.fur[1] === 1 ? 0 : 1,
      many: insect || top.maybe(0.2),
    }),
  );
  if (capped) traits.unshift(hat(drawing, chance.of("hat"), [at[0], at[1] - radius * 0.82], radius, furs));
  return { drawing, noun: frame.noun, traits: traits.filter((trait) => trait !== null), seat: frame.seat };
}
