import type { Zine } from "#domain/art/zine.ts";

export const myGrandmothersRadio: Zine = {
  slug: "my-grandmothers-radio",
  title: "My Grandmother’s Radio",
  date: "2020-07-26",
  description: "A valve set that took forty seconds to warm up, and the woman it took after.",
  words: [
    "It came to me in the summer when nobody could come to anybody. I drew it from memory before I dared to plug it in, and when I compared the two I had remembered the scratch on the left as larger than it is.",
    "She never did go to Oslo. Printed in the orange of the valves and the green of her kitchen, forty copies, one for each second.",
  ],
  alt: "The cover: an orange valve radio on a doily, a glass of water on top, rings of sound behind it. At its left edge the paint is worn away in the shape of a palm.",
  made: "Orange and forest green on cream, 8 pages, A7",
  pages: [
    {
      alt: "An orange valve radio stands on a doily with a glass of water on top. Rings of sound go out from it. At its left edge the paint is worn away.",
      transcript: "My grandmother’s radio",
    },
    {
      alt: "A kitchen with a chequered floor. The radio stands on a table of its own. A striped cat sits on a newspaper on the floor and looks at the wall.",
      transcript: "It had its own table. The cat was not allowed near it. Neither was the news.",
    },
    {
      alt: "The dial, filling the page: five rows of stations, the needle next to Oslo. A speech bubble comes in from somebody off the page.",
      transcript:
        "She had been to none of these, and had a view on each of them.\nHILVERSUM\nOSLO\nKALUNDBORG\nLYON\nATHLONE\nOslo mumbles.",
    },
    {
      alt: "A very large number 40. In front of it an old woman with a bun and round glasses holds up a cup of tea; one eye is open, half.",
      transcript: "It took forty seconds to warm up.\n40\nSo did she.",
    },
    {
      alt: "A flat hand in an orange cardigan slaps the radio’s left side. Its dial is dark.",
      transcript: "When it stopped she hit it, here.\nBump\nNot hard. The way you wake a friend on a train.",
    },
    {
      alt: "The radio stands on a doorstep, tied with string. Two metres away, marked with a dashed line, a van driver in a face mask stands with bowed head, his cap in his hands.",
      transcript: "In July a man put it on my step, stood back and took off his cap.\n2 m",
    },
    {
      alt: "Night. Another hand, in another sleeve, slaps the radio in the same worn place. The dial is lit, and something comes out of the speaker.",
      transcript: "Forty seconds. Nothing. So I hit it, here.\nmumble mumble\nOslo.",
    },
    {
      alt: "The back cover is the radio’s back: four screws, rows of vents with valves glowing behind a few of them, and a handwritten note stuck on with tape.",
      transcript: "If it stops, hit it. If it still stops, put the kettle on.\n(On the inside, in pencil.)",
    },
  ],
};
