import type { Project } from "#domain/works/project.ts";

export const allotmentPress: Project = {
  slug: "allotment-press",
  title: "Allotment Press",
  date: "2018",
  text: "A website for a press that prints four books a year and would rather be digging. It is nine kilobytes, shuts in good weather, and sells by post like everybody used to.",
  story: `
The brief came on the back of a seed packet:

> 4 books. Prices. How to send a cheque. Should not need looking after March to Sept.

I have had forty-page briefs with less in them.

The press is two people, a proofing press and a shed. They print in winter, because in summer there are
beans. They had tried a shop from a catalogue of shops, and it kept writing to tell them about abandoned
baskets. They knew about abandoned baskets. They had meant to go back for the onions.

## What I built

Four books, one page each, a list, a way to order. Eleventy makes the pages out of text files that look
like the slips the press has always kept in its card index. There is no script on any of them. Each book
shows its title page and one spread, set as real text in the type that it was printed in, and nothing
turns, slides or loads.

The order form is the print stylesheet. Ask for it on paper and the whole catalogue becomes one sheet of
A4 with boxes to tick and a dotted line to cut along. Half of the first year’s orders arrived that way,
three of them in pencil.

## Stock, in potatoes

How many copies are left is drawn as a row of potatoes. The owners change one number in one file, from a
phone, in the shed. At zero the row becomes a single sprouting one and the button goes.

For a while it went too late: the shed sells books over the fence, and six people had paid for copies that
were under somebody’s arm already. No database would have helped, since the fence is not on the network.
The copies promised to the website now live in a biscuit tin. When the tin is empty, so is the page.

On dry Saturdays the site says *closed: digging*. Orders work all the same. It just feels right to ask.
`,
  tools: ["Eleventy", "CSS", "Print stylesheet", "A biscuit tin"],
  tags: ["publishing", "books", "shop", "small web"],
  categories: [0, 3],
  image: "allotment-press.webp",
  description:
    "Four books grow in pink soil like root vegetables, each bigger than the last. A toad pulls at the leaves of the largest and a worm underground is reading.",
  process: [
    { image: "allotment-press-1.avif", ink: "Teal", note: "first: leaves and the underside of everything." },
    {
      image: "allotment-press-2.avif",
      ink: "Pink",
      note: "is soil, in a screen so coarse that you could plant in it. I have since been asked which garden.",
    },
    {
      image: "allotment-press-3.avif",
      ink: "Yellow",
      note: "last, for the sun and a cover. The second book is a potato’s width out and has been entered for a show.",
    },
  ],
  plan: {
    image: "allotment-press.svg",
    width: 480,
    height: 600,
    title: "The brief, on the back of the packet",
    alt: "A seed packet with the words 4 books, prices, a cheque. Under them a shed with a press in it, a fence with a book going over, a biscuit tin full of books, a row of potatoes of which the last has sprouted, and a dotted line to cut along.",
    notes: [
      "All of it. I have had forty pages with less in them.",
      "The press, in the shed, in winter.",
      "The fence, which is not on the network.",
      "The tin. When it is empty, so is the page.",
      "Stock: three, and one that has sprouted.",
      "The order form.",
    ],
  },
  live: {
    piece: "potato-stock",
    title: "Seven copies, two doors",
    words:
      "Sell over the fence and order by post until somebody has paid for a book that has left. Then try the biscuit tin. On dry Saturdays they dig.",
    button: "Mind the shop",
    still: "allotment-press.webp",
    alt: "A page with seven potatoes and a button to order; beside it a shed with seven books on a shelf, behind a fence.",
  },
};
