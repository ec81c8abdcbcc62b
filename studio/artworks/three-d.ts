import type { Artwork } from "#domain/art/artwork.ts";

const turned = { medium: "3d", pageWords: "Turn it round" } as const;

export const threeD: Artwork[] = [
  {
    ...turned,
    // Its own page has the address /art/waffle.
    slug: "waffle-with-syrup",
    title: "Waffle",
    date: "2021-04-18",
    made: "Geometry and arithmetic in red, yellow and teal; butter and syrup to taste",
    words: [
      "Twenty pockets, no two alike, baked from one formula. The butter takes two and a half minutes to lose its corners, which is faster than life and slower than you would like.",
      "The syrup is real in the only way that matters: there is so much of it and no more. It fills a pocket, bulges at the rim for longer than seems legal, goes over to the neighbours, and what runs off the edge lies on the plate until you leave. Where it shines, nothing is printed: the shine is the paper, and so is the steam. I have not found a way to eat it.",
    ],
    alt: "A thick waffle printed in red and yellow dots lies on a paper-white plate with a rim of red dots, on a teal striped cloth; butter melts on it, dark syrup stands in its pockets and has run over the edge onto the plate.",
    page: "/art/waffle",
    pageWords: "Pour the syrup",
    piece: "waffle",
    seed: 1,
    play: {
      hand: "Tap the waffle and a thread of syrup comes down just there.",
      space: "pours for you, somewhere else each time; again, and it pours longer",
    },
  },
  {
    ...turned,
    slug: "riso-lighthouse",
    title: "Lighthouse, Every Night",
    date: "2023-02-11",
    made: "A model in three inks, printed anew for every frame",
    words: [
      "There are no colours in this scene, only amounts: so much violet, so much pink, so much yellow. A press made of arithmetic screens each ink at its own angle and lays it down a little out of register, sixty times a second, which is more than mine ever managed.",
      "The keeper is on holiday. Somebody still has to turn the lamp, and the gulls would rather you did not hurry.",
    ],
    alt: "A lighthouse with red and white spirals stands beside a cottage on a yellow-topped rock, printed in violet, pink and yellow dots; its beam crosses an evening sky.",
    page: "/art/3d/riso-lighthouse",
    piece: "riso-lighthouse",
    seed: 1,
    play: { hand: "Tap to spin the lamp; up go the gulls.", space: "spins the lamp" },
  },
  {
    ...turned,
    slug: "toadstool-ring",
    title: "Fairy Ring, after Supper",
    date: "2022-10-02",
    made: "22 toadstools and 1,400 blades of grass; three inks on yellow paper",
    words: [
      "It comes up behind the bins, overnight, in a circle, and nobody has ever seen it start. So I sat out with a torch. This is roughly what happened, in six seconds rather than nine hours.",
      "The torchlight is the paper: where it falls I print less. The spores are where I don’t print at all. The springiness of the caps is accurate. Knock on one.",
    ],
    alt: "A ring of red toadstools stands in dark grass under a sky of violet and pink dots; a torch lights a circle of bare yellow paper among them, and spores rise as yellow spots.",
    page: "/art/3d/toadstool-ring",
    piece: "toadstool-ring",
    seed: 7,
    play: {
      hand: "Tap a cap and it ducks. The torch looks where you tap.",
      space: "knocks on the whole ring, one after the other",
    },
  },
  {
    ...turned,
    slug: "jelly-with-fruit",
    title: "Jelly with Fruit",
    date: "2022-07-16",
    made: "One copper mould, twelve flutes, four springs, a cherry; pink over yellow and blue",
    words: [
      "The studio owns one good mould and no freezer space, so most of my jellies are made of springs. This one has four: two to lean, one to twist and one to sag. Poke it high and it minds; poke it low and it hardly notices.",
      "You can see the fruit because pink ink hides nothing: the jelly is one plate, the fruit are the other two, and the press went over both. Blueberries and pink make the purple. The cherry did not fit in and has been on top ever since.",
    ],
    alt: "A tall fluted jelly printed in pink dots over strawberries, mandarin and blueberries stands on a plate with a rim of pink dots, on a yellow checked cloth; a cherry is on top, and its shadow is pink.",
    page: "/art/3d/jelly-with-fruit",
    pageWords: "Poke it",
    piece: "jelly-with-fruit",
    seed: 3,
    play: {
      hand: "Poke it: high up for more, off the middle for a twist.",
      space: "pokes it from somewhere",
    },
  },
  {
    ...turned,
    slug: "paper-boats",
    title: "The Second Edition Puts to Sea",
    date: "2023-05-20",
    made: "Two dozen sheets of misprinted zine, folded; boats, sea and shadows in the same two inks",
    words: [
      "Two hundred copies came off the press with page three upside down. I gave some away, I folded the rest, and on the first warm Saturday I took them to the pond.",
      "The swell is one line of waves added to another and a third. Every boat asks it how high and how steep it is just there, and floats accordingly. I have had worse advice. The water cuts the reflections into slats, as I would have done with a knife.",
    ],
    alt: "A fleet of paper boats folded from zine pages, printed in pink and teal, sails over a sea of teal dots in flat bands; each has a hard dark shadow and a reflection cut into stripes.",
    page: "/art/3d/paper-boats",
    pageWords: "Rock the boats",
    piece: "paper-boats",
    seed: 2,
    play: {
      hand: "Tap the water to send a ring of ripples through the fleet.",
      space: "sends one from the middle",
    },
  },
  {
    ...turned,
    slug: "flat-pack-toad",
    title: "Flat-Pack Toad",
    date: "2021-11-27",
    made: "Seven parts, seven slots, 630 ways to do it; paper, printed in three inks",
    words: [
      "It came flat, with seven parts, seven slots and the instructions for a heron. There are 630 ways to put it together and one of them is a toad. I got there on the second evening. It jumped, once, and that was all the thanks there was.",
      "Leave it alone and it makes improvements.",
    ],
    alt: "A folded paper toad, put together wrong: one arm waves from its head, the mouth is an alice band, one eye is where the mouth should be and the other one is a front foot; it stands on the white sheet that its parts were cut from, in green, pink and yellow dots.",
    page: "/art/3d/flat-pack-toad",
    pageWords: "Put it right",
    piece: "flat-pack-toad",
    seed: 26,
    play: {
      hand: "Tap one part, then another, and the two change places.",
      space: "puts one part right; once it is a toad, takes it apart again",
    },
  },
];
