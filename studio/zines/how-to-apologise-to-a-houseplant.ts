import type { Zine } from "#domain/art/zine.ts";

export const howToApologiseToAHouseplant: Zine = {
  slug: "how-to-apologise-to-a-houseplant",
  title: "How to Apologise to a Houseplant",
  date: "2022-11-13",
  description:
    "Nineteen days in Lisbon, a peace lily called Maureen, and four steps back into her good books.",
  words: [
    "Peace lilies faint. Leave one dry for long enough and she lies down over the side of her pot like somebody in an opera, and an hour after a drink she is up again and you are the only one who remembers. I came home to this in the autumn, felt terrible, and drew the feeling before it wore off.",
    "The advice is sound: water up to the rim, twenty minutes, then leave her be. Page eight is a label to cut out and stick in the pot. Colin has asked me to say that he is a real person and that the cactus is recovering.",
  ],
  alt: "A drooping peace lily on a windowsill looks away, cross. From behind the sill a woman with a fringe holds up a card that says sorry.",
  made: "Teal and pink on cream, 8 pages, A7",
  pages: [
    {
      alt: "Cover. A peace lily hangs limp over the rim of a pink pot with a cross face, looking away. Beside it a worried woman peeps over the sill and holds up a card.",
      transcript: "How to apologise to a houseplant. sorry",
    },
    {
      alt: "Seen between two enormous teal trouser legs and a suitcase: far away, on a stool by the window, the plant has collapsed.",
      transcript:
        "You went to Lisbon for nineteen days. You left Colin in charge. Colin owns a cactus. He thinks they all work like that.",
    },
    {
      alt: "The woman lies with her chin on the floorboards, level with the pot, and speaks. The plant looks the other way.",
      transcript:
        "One. Get down to her level and say it plainly. Not “You look a bit dry”. Not “Lisbon was hot too”. I forgot you.",
    },
    {
      alt: "Four presents in four panels, each crossed out: a pot with a price tag, a fern, a ukulele with notes, a bunch of flowers.",
      transcript:
        "Two: no presents. A better pot. A fern. Your song. Cut flowers. Especially cut flowers. Think.",
    },
    {
      alt: "A sink, cut open, full of water and bubbles. The pot stands in it to the rim, eyes shut, drinking, leaves half up. A pink duck swims beside it under the tap.",
      transcript: "Three: a drink. Sink. Water to the rim. Twenty minutes. Stay with her. No phone.",
    },
    {
      alt: "Night. The plant sleeps in a patch of window light; one single leaf has risen. The clock says ten past four. On the floor the woman sleeps under a coat.",
      transcript:
        "Four. Wait. Do not ask if she is all right. Do not hover. At ten past four in the morning, one leaf.",
    },
    {
      alt: "The plant fills the page, every leaf up, a flower open, beaming. The woman, small, has an arm round the pot.",
      transcript: "By teatime she is up. All is forgiven. She was never cross. She was thirsty.",
    },
    {
      alt: "Back cover. A plant label with a dashed line and scissors. Below it a furious cactus beside an unopened letter.",
      transcript:
        "Maureen drinks on Sundays. Tell Colin. P.S. Colin has watered his cactus. It is not yet ready to talk.",
    },
  ],
};
