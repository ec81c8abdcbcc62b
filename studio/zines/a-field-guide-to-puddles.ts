import type { Zine } from "#domain/art/zine.ts";

export const aFieldGuideToPuddles: Zine = {
  slug: "a-field-guide-to-puddles",
  title: "A Field Guide to Puddles",
  date: "2023-04-14",
  description: "Four kinds of puddle, one wet morning, one pair of boots and their lodger.",
  words: [
    "It rained for nineteen days that spring, and by the second week I had favourites. This is what I knew about them by the end. All four live between Marsh Lane and the canal, and the number 43 is real; so were the trousers.",
    "The page about chalk works. Draw round a puddle after breakfast, come back every two hours with the same chalk, and by the afternoon you have a map of something that has left. I have done it with eleven children and one surveyor, who asked to keep the drawing.",
  ],
  alt: "Orange wellingtons stand in a blue puddle in the rain, their reflection under them; a blue toad looks out of the left boot. Above: a field guide to Puddles.",
  made: "Sky, navy and orange on cream, 8 pages, A7",
  pages: [
    {
      alt: "Orange wellingtons stand up to their ankles in a blue puddle, in the rain, on an orange ground. A blue toad peers over the rim of the left one.",
      transcript: "a field guide to Puddles",
    },
    {
      alt: "A dark cloud fills the top of the page; the rain under it thins out to two drops. At the foot an orange door stands ajar, and two boots wait on the step beside the first puddle.",
      transcript: "Wait for rain. Then wait for it to stop. Go out before anybody sensible.",
    },
    {
      alt: "The boots stand at a kerb. Below it, upside down in the water, hang four houses with lit windows, a pale sun, and a white cat head down on a roof.",
      transcript:
        "The Mirror. Hold still. It keeps a whole street in there, and a cat. Find your own roof first.",
    },
    {
      alt: "A slice through the pavement: a modest puddle at the top is a deep shaft below. A very long leg goes down and down to an orange boot at the bottom, where a fish looks at it.",
      transcript: "The Fibber. A sign: about 2 cm. Marks down the shaft: ankle, knee, trousers, Tuesday.",
    },
    {
      alt: "The front of an orange bus, one wheel, and a white wave much taller than the bus; a small pair of boots walks along under its crest, suspecting nothing.",
      transcript: "The Ambusher. 43. SPLOSH. Lies flat by the kerb and hunts with the number 43.",
    },
    {
      alt: "A nearly white page. A sparrow bathes in a puddle no bigger than itself; orange boot prints come up the page, walk round it in a wide bend and go on.",
      transcript: "The Saucer. Somebody is in it. Go round.",
    },
    {
      alt: "Dark asphalt from above. Three chalk rings, one inside the other, with their hours; in the middle is all that is left of a puddle, with the sun in it. The chalk lies on the outermost ring.",
      transcript:
        "You cannot keep one. 9 o’clock. 11. 1. But draw round it every two hours, and you can see it go.",
    },
    {
      alt: "A list of four, all ticked. Both boots dry upside down on sticks; the left one drips, and the toad sits between them looking up. A new cloud comes in at the corner.",
      transcript:
        "Mirror. Fibber. Ambusher. Saucer (taken). Left boot: dry by Thursday. Forecast for Thursday: rain.",
    },
  ],
};
