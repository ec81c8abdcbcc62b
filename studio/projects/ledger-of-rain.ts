import type { Project } from "#domain/works/project.ts";

export const ledgerOfRain: Project = {
  slug: "ledger-of-rain",
  title: "Ledger of Rain",
  date: "2022",
  text: "A year of rainfall kept like a shop’s accounts: one line a day, in blue ink, never in the black. It was read at nine each morning and ruled by a pen plotter at the end.",
  story: `
On the first of January I bolted a copper funnel to the studio roof and opened an account.

Accounts have manners that charts have lost. Nothing is left out. Nothing is smoothed. Every page carries
a figure forward from the one before, so that on the wettest day of the year you can still see what
February brought. I liked the idea of treating rain as income.

~~~text
 14 Mar   brought forward          158.2
          showers, after lunch       3.4
          drizzle, did not commit    0.2
          carried forward          161.8
~~~

I read the gauge at nine every morning, to a fifth of a millimetre, from the third rung of a ladder.
It came to 742 mm over the year and 171 wet days. D3 turned the figures into a page of SVG per month: one
ruled line a day, its thickness the rain, and a hairline for a dry one.

## Ink that is mostly water

The plotter drew all twelve sheets on ledger paper from a stationer that was closing down. It took eleven
hours. It should have taken six, but a technical pen is made for dense black ink and I had filled it with
fountain-pen blue, which is thin, eager, and has to be driven slowly. June has a blot where the pen sat
thinking. June was the driest month. I wrote *error in my favour* beside it, initialled it, and went on.

## Irregularities

1. Fourteen entries are in pencil. I was away, and a neighbour read the gauge from her window with
   binoculars.
2. On 2 August the total fell overnight. A blackbird had been using the gauge as a bath.
3. The snow of 9 December was melted on the stove and poured back. It made 6.1 mm and a noise.

The books balance. An auditor, who is somebody’s uncle and retired, checked all 365 lines against the
notebook and found one mistake, which was his.
`,
  tools: ["D3", "SVG", "Pen plotter", "Copper rain gauge", "Blue-black ink"],
  tags: ["weather", "bookkeeping", "plotter", "paper"],
  categories: [4, 7],
  image: "ledger-of-rain.webp",
  description:
    "Blue lines run down a ruled account book like rain, long in winter and short in summer. A snail with a quill sits dry under a pink umbrella beside a paper boat.",
  link: "https://github.com/toadstool-studio/ledger-of-rain",
  process: [
    {
      image: "ledger-of-rain-1.avif",
      ink: "Violet",
      note: "first, to rule the page. I ruled it by machine and then wobbled it, which felt like forging my own signature.",
    },
    {
      image: "ledger-of-rain-2.avif",
      ink: "Teal",
      note: "is the rain. It was printed on the wettest Tuesday in March, and the paper knew.",
    },
    {
      image: "ledger-of-rain-3.avif",
      ink: "Pink",
      note: "for the umbrella and the margin. It slipped 2 mm to the right and put the snail in debit.",
    },
  ],
  plan: {
    image: "ledger-of-rain.svg",
    width: 640,
    height: 480,
    title: "The instrument and its witnesses",
    alt: "A copper funnel drips into a measuring tube on a roof. A blackbird bathes in the funnel, somebody climbs the ladder with a cap on, and from a window two round lenses are watching. At the right, blue lines of different thickness, and one blot marked June.",
    notes: [
      "The funnel, five inches across. One may not improve on a rain gauge.",
      "A depositor, 2 August.",
      "The neighbour, with binoculars. Fourteen entries, in pencil.",
      "Thick is a wet day, a hair is a dry one.",
      "The driest month, and the pen that sat thinking.",
    ],
  },
  live: {
    piece: "rain-ledger",
    seed: 2022,
    title: "Hear a day",
    words: "Any day of the year, as it was entered and as it sounded on the roof. Dry days are in here too.",
    button: "Open the book",
    still: "ledger-of-rain.webp",
    alt: "A page of an account book headed March, a blue line for each day, thick where it rained.",
  },
};
