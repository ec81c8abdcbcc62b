import type { Project } from "#domain/works/project.ts";

export const toadInTheRoom: Project = {
  slug: "toad-in-the-room",
  title: "Toad in the Room",
  date: "2023",
  text: "A toad that sits on your real carpet, on your real phone, and screams when it is tapped. It comes life-size, casts a shadow, and does not need to be fed.",
  story: `
The brief was one line on a beer mat: *toad, here, loud*.

Augmented reality is mostly used for sofas. I thought it was wasted on furniture, which nobody is
surprised to find in a room. A toad is small enough to be plausible and rude enough to be noticed, and it
has one great advantage for an animator: it hardly moves. It breathes at the throat. It blinks, one lid a
little behind the other. The rest of the time it considers you.

## Things a carpet gives away

A screen forgives a lot that a floor does not. In order of how much each one helped:

- **The shadow.** A soft dark patch directly beneath the belly, no wider than a saucer. Without it the
  toad hovers. With it people move their feet.
- **The size.** My first export mixed up millimetres and metres, and the toad arrived fourteen metres
  long, so that from inside it the phone showed only an even brown. I sat in there for ten minutes
  looking for the bug.
- **The eye line.** The pupils are horizontal slots, as a toad’s are, and the head turns towards the
  camera by a few degrees only. A toad that follows you with its whole face is a spaniel.

## The scream

No toad was upset. The scream is put together in the browser: a sawtooth that starts high, wavers and
gives up, pushed through two filters at roughly the places where a mouth would put them. The first draft
sounded like a smoke alarm. The cure was breath. Forty milliseconds of noise before the note tell the ear
that something with lungs is about to complain.

It is captioned and respects a silenced phone. I tested it on seven carpets, two lawns and a cat. The cat
looked at the phone, then at the floor where there was nothing, then at me, and left by the window.
`,
  tools: ["model-viewer", "glTF", "WebXR", "Web Audio"],
  tags: ["toad", "augmented reality", "scream", "carpet"],
  categories: [6, 7],
  image: "toad-in-the-room.webp",
  description:
    "A finger taps a phone held over a round carpet. On its screen a green toad screams so loudly that the lamp leans, the picture tilts and a cat runs away.",
  extra: [{ label: "Put a toad on your floor", href: "/toad-ar" }],
  process: [
    {
      image: "toad-in-the-room-1.avif",
      ink: "Violet",
      note: "first, since the room has to be there before something can be in it. The cat is printed in mid-air and was meant to be.",
    },
    {
      image: "toad-in-the-room-2.avif",
      ink: "Teal",
      note: "makes the toad. It came out a shade too blue, like a toad that has been waiting, so I left it.",
    },
    {
      image: "toad-in-the-room-3.avif",
      ink: "Yellow",
      note: "turns the toad green and the lamp on. All three inks meet in the mouth, which is why it looks so loud.",
    },
  ],
  plan: {
    image: "toad-in-the-room.svg",
    width: 520,
    height: 520,
    title: "The whole of the brief",
    alt: "A beer mat with the words toad, here, loud. Under them a toad with its mouth open, a telephone looking at it, a shadow measured at nine centimetres, and, dashed and enormous, the back of a toad fourteen metres long. A cat is already at the rim.",
    notes: [
      "The shadow. Without it the toad hovers, with it people move their feet.",
      "My first export, to the same scale.",
      "The scream, before it had any breath in it.",
      "The telephone looks down. The toad looks at the telephone, by a few degrees only.",
      "The cat.",
    ],
  },
  live: {
    piece: "toad-on-a-carpet",
    title: "Toad, here, loud",
    words:
      "Tap it: it screams, with a caption, and the cat draws its conclusions. Take its shadow or its breath away, or set its length to what I first exported.",
    button: "Let the toad in",
    still: "toad-in-the-room.webp",
    alt: "A green toad on a round pink carpet looks straight ahead; a black cat sits at the carpet’s rim.",
  },
};
