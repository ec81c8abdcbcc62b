import type { Project } from "#domain/works/project.ts";

export const repairClub: Project = {
  slug: "repair-club",
  title: "Repair Club",
  date: "2016 to 2019",
  text: {
    markdown:
      "Once a month, a hall, twelve menders and a queue: **418** things came in broken and **291** went home whole. The rest were at least *properly understood*.",
  },
  story: `
First Saturday of the month, ten until one, bring it broken and stay while it is mended. I ran thirty-six
of those before the hall was sold, and wrote down every object on a card.

| | Came in | Went home whole |
| :-- | --: | --: |
| Lamps | 96 | 84 |
| Toasters and kettles | 83 | 41 |
| Radios | 57 | 38 |
| Clothes and zips | 104 | 95 |
| Toys | 46 | 26 |
| Other | 32 | 7 |
| **In all** | **418** | **291** |

*Other* includes an accordion, a gate and a marriage, which was entered by mistake.

## House rules

The owner sits next to the mender and holds the torch. This was meant to keep the queue honest and became
the point of the whole thing. People who have held the torch over their own toaster do not throw it away
so lightly afterwards, even if it is dead. They also find the crumbs.

Nothing is opened without a muffin tray. Screws go into the cups in the order in which they came out. I
adopted it in the third month, after a radio went home mended with four screws left over, and came back
for them.

Unplug it. Then look whether it is unplugged.

## What breaks

Lamps are nearly always the switch. Kettles are nearly always sealed so that you cannot find out. By the
second year I could tell from the weight of a thing whether it had been made to be opened, and I began
to keep a shelf of the worst screws. There were nine kinds that exist for no purpose but to stop you.

A zip, on the other hand, is almost never dead. It is the slider, it costs twenty pence, and it takes four
minutes. If you learn one repair, learn that one.

The last entry is the hall's own tea urn, on the thirty-sixth Saturday, at five to one. It was the
thermostat. Twelve people held the torch.
`,
  tools: ["Screwdrivers", "Soldering iron", "Sewing machine", "Tea"],
  tags: ["workshop", "repair", "community", "tea"],
  categories: [99],
  image: "repair-club.webp",
  description:
    "Toads on ladders mend a huge pink teapot: a sewn crack, a plaster, a darned patch, a trumpet for a spout, a spanner for a handle and a light bulb on the lid. A three-legged chair waits its turn.",
  process: [
    { image: "repair-club-1.avif", ink: "Pink", note: "first, as much teapot as the drum would give." },
    {
      image: "repair-club-2.avif",
      ink: "Midnight",
      note: "for stitches and ladders. It cracked in the same place as the teapot, so I drew a plaster on both.",
    },
    {
      image: "repair-club-3.avif",
      ink: "Yellow",
      note: "last: a bulb, a spout, a patch. I checked that the bulb was plugged in.",
    },
  ],
  plan: {
    image: "repair-club.svg",
    width: 640,
    height: 480,
    title: "First Saturday, ten until one",
    alt: "The hall from above: six tables with two heads at each, one of them holding a torch, an urn at the end, and a queue that comes in by the door. Below, a muffin tray with screws in the order in which they came out, and four screws left over.",
    notes: [
      "The queue.",
      "The owner sits next to the mender and holds the torch.",
      "Screws, in the order in which they came out.",
      "Left over. The radio came back for them.",
      "The urn. Thirty-sixth Saturday, five to one.",
    ],
  },
  live: {
    piece: "four-left-over",
    title: "Six screws, and the owner",
    words:
      "Unplug it, take the screws out, and put them back. A screw fits the hole that it came out of and no other. The muffin tray and the torch are not required.",
    button: "Take the next in the queue",
    still: "repair-club.avif",
    alt: "A pink radio with six screws in its back, on a table beside a tea urn. A toad, who owns it, looks over the top. A card says that one came in and none went home whole.",
  },
};
