import type { Project } from "#domain/works/project.ts";

export const signSearch: Project = {
  slug: "sign-search",
  title: "Sign Search",
  date: "2020 to 2023",
  text: "A dictionary of sign language searched by what a sign looks like: hand shape, place and movement. About 1,000 people have used it, most of them on the bus home from an evening class.",
  story: `
You can look a word up in a dictionary if you can spell it. If you have just seen a sign and do not know
what it means, there is nothing to spell. Most sign dictionaries run from the written word to the sign, so
the learner’s usual method is to remember the movement until next Tuesday and ask.

I was one of those learners. Sign Search starts from the other end: *what did it look like?*

## Three questions

You answer as many as you can.

1. **What shape was the hand?** Thirty-eight drawings, grouped by how many fingers are out.
2. **Where was it?** Touch a figure: forehead, chin, chest, other hand, the air in front.
3. **How did it move?** Nine arrows, one of which means that it did not.

Two Deaf signers, who taught the class and were paid for the job, described all 1,840 entries this way and
appear in every clip. When they and I disagreed about a shape, they won. It happened 112 times, and the
list of those became the best document in the project.

## Nearly right is what people are

Nobody remembers a hand exactly. The first version demanded a perfect match and found nothing half the
time.

So I ran a test. Twenty-four learners watched sixty signs and told me what they had seen, and I kept
their mistakes. A flat hand with the thumb out was reported as one with the thumb in by nine of them. Not
one took a fist for a flat hand. Those counts became the distances in the search: shapes that people
confuse stand close together, and an answer that is off by one small confusion loses only a little.

With the distances in place, the right sign was among the first ten in 51 of the 60 cases. A look-up takes
19 seconds at the median. It used to take a week.

## The camera I put away

I had begun with the clever part. MediaPipe finds twenty-one points on a hand in the browser, no picture
leaves the phone, and on my desk it was magic. On the bus it met gloves, a dark window and a learner who
did not want to wave at strangers. Eight people in ten went straight to the drawings. The camera is still
there, behind a button, for those who like it. Moving it off the first screen did more for the dictionary
than anything I ever wrote for it.

## Corrections

- Left-handed signers found nothing in the first month. One in ten visitors was being told, politely, that
  they were wrong. Every entry is now matched with its mirror image as well.
- Some signs share the same hand and differ in the face. I had treated the face as decoration. It is
  grammar. There is a fourth question now, and it is optional.
- “No results” is gone. There is always a nearest sign, with a note saying how near.

> I found it before I had forgotten it.
>
> *A learner, of the sign for “already”*

About 1,000 people have used it. The figure is rough because I set no cookies and keep no accounts: it
was collected by asking the tutors of thirty-one evening classes to count raised hands.
`,
  tools: ["TypeScript", "React", "MediaPipe", "Cloudflare Workers", "SQLite"],
  tags: ["sign language", "search", "accessibility", "dictionary", "hands"],
  categories: [0],
  image: "sign-search.webp",
  description:
    "Twelve coloured tiles, each with a hand in a different shape, one of them a toad’s. A large magnifying glass has found the hand that says I love you.",
  link: "https://github.com/toadstool-studio/sign-search",
  extra: [{ label: "On servers near you", href: "/blog/small-servers-near-you" }],
  featuredImage: "sign-search.gif",
  featuredDescription:
    "A hand takes a shape and rises to a figure’s brow. Three tokens enter a search bar, and a grid of twelve drawn signs narrows to one.",
  featuredText:
    "A sign language dictionary you search by what you saw: hand shape, place, movement. About 1,000 people have used it, mostly on the bus home.",
  featuredButtonText: "How to look up a hand",
  featuredLink: "/portfolio/sign-search",
  featuredSameTab: true,
  process: [
    {
      image: "sign-search-1.avif",
      ink: "Violet",
      note: "first: it is the ground of four tiles and the lines of all the others, so a slip here is a slip everywhere.",
    },
    {
      image: "sign-search-2.avif",
      ink: "Pink",
      note: "is half the hands. It came down 3 mm low and had to be pulled again, as one of them was making a different sign.",
    },
    {
      image: "sign-search-3.avif",
      ink: "Yellow",
      note: "to look through. The lens was empty until the last pull, and I did wonder.",
    },
  ],
  plan: {
    image: "sign-search.svg",
    width: 640,
    height: 480,
    title: "How near is nearly",
    alt: "Five drawn hands joined by lines, thick where learners took one for the other and dotted where nobody did. At the side, a figure with four places to touch, and a camera shut in a drawer.",
    notes: [
      "Thumb out, thumb in: nine learners of twenty-four mixed them up, so they live next door.",
      "Nobody ever took a fist for a flat hand. It is a long walk.",
      "Two fingers. Asked about in the dark it is one finger, four times.",
      "Forehead, chin, chest, and the air beside you. The face is a question of its own.",
      "The camera. It is all right in there.",
    ],
  },
  live: {
    piece: "sign-finder",
    title: "What did it look like?",
    words:
      "Twenty signs of Toad, a language that I made up so that nobody’s own is spelt wrong here. Answer what you can remember. There is always a nearest one.",
    button: "Look up a sign",
    still: "sign-search.webp",
    alt: "Three cards with a toad on each. The largest, in yellow, holds an open hand to its brow and means goodnight.",
  },
};
