import type { Project } from "#domain/works/project.ts";

export const quietHours: Project = {
  slug: "quiet-hours",
  title: "Quiet Hours",
  date: "2020",
  text: "A month of a library’s noise, knitted: one row an hour, wool by the decibel. It is 2.3 metres long, mostly blue, with a red stripe every Thursday at ten.",
  story: `
The library had complaints about noise. It had complaints about shushing, too, and a drawer for each. I
offered to find out what the noise was and to return the answer in a form that could be hung up and would
not start another argument.

February that year had twenty-nine days, so 696 hours. One row of knitting for each.

## The key

| Average over the hour | Wool | Rows |
| :-- | :-- | --: |
| under 32 dB | midnight blue | 301 |
| 32 to 38 | slate | 178 |
| 38 to 44 | teal | 121 |
| 44 to 50 | mustard | 63 |
| 50 to 56 | orange | 24 |
| over 56 | red | 9 |

A meter on top of the atlas case wrote down one number a second. It kept the number and nothing else,
which I had promised on a card at the door. A Python script made hourly means and printed a strip of
instructions, and a second-hand knitting machine did the rest.

## Row 311

From row 311 the machine's counter skipped about one row in twenty. I did not see it until row 467, where
Thursday's red arrived at one in the morning. There is no undo in knitting. There is a word for pulling it
all out, and it is *frogging*, because you rip it, rip it. I ripped 156 rows and went on with a pencil
tick for every hour.

## What it shows

The nights are not silent. A boiler keeps them slate until two, then stops. The students, whom everyone
had blamed, are mustard at worst. Eight of the nine red rows fall on Thursdays, between ten and noon:
Rhyme Time for the under-threes, and the queue for the lift that follows it.

The ninth is a Sunday at four in the morning. I asked. Nobody knows. The scarf hangs above the issue
desk. The librarian says that people grow quieter in front of it. They are looking for the ninth.
`,
  tools: ["Sound level meter", "Knitting machine", "Python", "Wool"],
  tags: ["library", "noise", "knitting", "textile"],
  categories: [4, 1],
  image: "quiet-hours.webp",
  description:
    "A toad asleep on a pile of library books under a knitted blanket, thin rows for quiet hours and one enormous pink row for the one loud hour.",
  extra: [{ label: "Another room that listens", href: "/blog/teaching-a-room-to-listen" }],
  process: [
    {
      image: "quiet-hours-1.avif",
      ink: "Teal",
      note: "first, for the quiet, which is most of it, and for the toad, who is the rest.",
    },
    {
      image: "quiet-hours-2.avif",
      ink: "Yellow",
      note: "is the shelf behind, and the students’ rows. They thought that they would be the loud one.",
    },
    {
      image: "quiet-hours-3.avif",
      ink: "Pink",
      note: "last, one row. It took as much ink as all the rest, and the toad has slept through it.",
    },
  ],
  plan: {
    image: "quiet-hours.svg",
    width: 560,
    height: 600,
    title: "One row an hour",
    alt: "Knitting on a needle, mostly blue with bands of teal, mustard, orange and one red, and a thread pulled out of its side. A red line at row 311. Below, a meter listens on a case of drawers, and someone walks along the finished scarf looking for a stripe.",
    notes: [
      "The meter. It kept a number a second and nothing else.",
      "Wool by the decibel.",
      "Row 311, where the counter began to skip.",
      "Frogging: 156 rows of it.",
      "Looking for the ninth.",
    ],
  },
  live: {
    piece: "quiet-hours",
    seed: 2020,
    title: "Knit the month",
    words:
      "All 696 rows, as the meter gave them. The machine hums what it knits. There are nine reds to find, and you will be told about eight of them.",
    button: "Thread the machine",
    still: "quiet-hours.webp",
    alt: "A scarf in bands of blue, teal, mustard and orange hangs from a knitting machine with a pink carriage. A meter on a case of drawers says 30 decibels.",
  },
};
