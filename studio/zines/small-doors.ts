import type { Zine } from "#domain/art/zine.ts";

export const smallDoors: Zine = {
  slug: "small-doors",
  title: "Small Doors",
  date: "2020-02-09",
  description: "Four doors nobody uses, knocked at in February, and one that was answered.",
  words: [
    "My way to the press goes past eleven doors that are too small for me. I drew the four that looked kept: a swept step, a hinge with oil on it, a cat flap that had been painted shut and then, very neatly, not.",
    "One sheet folded twice. Left in places where the reader would have to bend down.",
  ],
  alt: "The cover: a very small green door with a fanlight and a mat, in the skirting board of a blue room. An enormous finger comes in from the right to knock.",
  made: "Sky, yellow and burgundy on cream, 4 pages, A7",
  pages: [
    {
      alt: "A blue room with a flowered wall. In its skirting board there is a very small green door with a fanlight, light on its step, and a mat. An enormous hand comes in from the right, one knuckle out to knock.",
      transcript: "Small doors",
    },
    {
      alt: "Four panels: the blue door of a gas meter in a brick wall; a cat flap with a cobweb; the round iron lid of a coal hole; a shelf of books with a thin yellow door between two of them.",
      transcript:
        "Known so far\nGas meter, number 14\nCat flap (no cat)\nCoal hole, Dock Street\nLibrary, between M and N",
    },
    {
      alt: "The shelf from close by: between the books M and N a round-topped door stands open, and light falls out. In it a mouse in a blue dressing gown, a paw to her mouth.",
      transcript: "I knocked at all of them. It is only polite. At the library somebody came.\nM\nN\nShh!",
    },
    {
      alt: "The back cover: a front door open on a starry night, seen from inside. At the left two legs in striped pyjamas and odd slippers. On the mat, about as high as an ankle, the mouse holds up a thimble.",
      transcript:
        "Last night somebody knocked at mine. Low down.\nCould you spare a sugar?\nOne. She counted it.",
    },
  ],
};
