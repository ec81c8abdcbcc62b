import type { Project } from "#domain/works/project.ts";

export const smallTalkDictionary: Project = {
  slug: "small-talk-dictionary",
  title: "Small Talk Dictionary",
  date: "2017",
  text: "Three hundred ways to say it is cold, sorted by how much the speaker would like to leave. Collected on buses with a pencil, set in lead, searchable by minutes remaining.",
  story: `
**bit parky** *(1)*. Said sitting down. The speaker has a hot drink and no plans. Reply: *it is.*

**turned, hasn’t it** *(4)*. Of weather only. May be about to mention a relative.

**they did say** *(6)*. Who said is never asked.

**well, it’s not getting any warmer** *(9)*. Coat on. Keys in hand. You have eleven seconds.

From one bus, in one winter, you can fill a notebook. I filled seven. Over forty rides and a number of
queues I took down 1,900 remarks about the cold, by hand and without names, together with one observation
each: how long until the speaker got away.

## The departure index

There turned out to be three hundred distinct remarks. Most dictionaries would sort them by alphabet. But
nobody wonders what *brass monkeys* means. What you want to know is what it is for.

A short Python script grouped the remarks and took the median time to departure. The scale from 1 to 10 is
logarithmic, like the one for earthquakes: each step leaves half as long to go. *Bit parky* has three
quarters of an hour in it. At 10 the door is open and it is coming in.

Questions keep people longer than statements, except *isn’t it*, which is a statement in a hat. Remarks
about last year are the slowest of all. And anything with *well* in front of it moves up two steps.

## The book

It was set in metal, ten pages of thirty entries, and printed in an edition of ninety. I ran short of the
letter *o* on page one, this being a book about the cold, and borrowed from a smaller size. You can tell
which are cold and which are only cool.

Online you can search from the other side: enter how many minutes you have, and it tells you what to say.
A linguist wrote to object to my sample. I thanked her. She answered that it was turning out nice.
`,
  tools: ["Corpus linguistics", "Python", "Letterpress", "Pencil"],
  tags: ["conversation", "dictionary", "book", "weather"],
  categories: [99, 0],
  image: "small-talk-dictionary.webp",
  description:
    "Speech bubbles with legs, each saying a snowflake: one sits in an armchair, some stand, some edge away, and the biggest is running out of the open door into the snow.",
  process: [
    {
      image: "small-talk-dictionary-1.avif",
      ink: "Violet",
      note: "first, for indoors: walls, floor and one slammed door.",
    },
    {
      image: "small-talk-dictionary-2.avif",
      ink: "Yellow",
      note: "for the snow outside. I own no white ink, and it came out looking inviting.",
    },
    {
      image: "small-talk-dictionary-3.avif",
      ink: "Midnight",
      note: "last, for the snowflakes and the legs. I cut each flake without looking at the one before. Parky, isn’t it.",
    },
  ],
  plan: {
    image: "small-talk-dictionary.svg",
    width: 720,
    height: 400,
    title: "The departure index",
    alt: "A row of people from an armchair to an open door with snow behind it. The one in the chair says parky over a cup; the one with a hat on says well. A scale beneath them has ten steps, each half as long as the one before.",
    notes: [
      "(1) Sitting, with tea. Three quarters of an hour left.",
      "“Well” moves anything up by two.",
      "Each step is half of the last, as with earthquakes.",
      "Keys in hand.",
      "(10) The door is open and it is coming in.",
    ],
  },
  live: {
    piece: "small-talk",
    title: "How long have you got?",
    words:
      "Move the minutes and the dictionary says what to say, and what they will say back. It gets shorter towards the door.",
    button: "Take your coat",
    still: "small-talk-dictionary.webp",
    alt: "A speech bubble on legs between a pink armchair and an open door with snow behind it.",
  },
};
