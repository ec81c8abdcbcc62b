import type { Project } from "#domain/works/project.ts";

export const gentlemanBrawlersJoyOMeter: Project = {
  slug: "gentleman-brawlers-joy-o-meter",
  title: "Gentleman Brawlers Joy-O-Meter",
  date: "2022 to 2023",
  text: "A dial two metres wide that measures how much fun a room is having at a concert and shows it to the band. It listens to the floor, ignores the bass, and has been known to reward silence.",
  story: `
From a stage you see very little of the people in front of it. The lights are in your eyes and everything
past the third row is weather. Gentleman Brawlers wanted a weather report. I built one two metres wide
and hung it at the back of the hall, facing the wrong way, so that the band would see it and the audience
would have to turn round.

## What it is made of

The face is half a disc of 12 mm birch plywood with six words painted round the rim in sign enamel: *Tax
return, Polite, Warm, Loud, Coats off, Call the neighbours*. Above them runs an arc of 120 LEDs. The
needle is a carbon kite spar, 90 cm long and 60 g in weight, turned by a stepper motor through a toothed
belt.

Joy comes in through the floor. Eight piezo discs, each the size of a jam-jar lid, are glued beneath
sheets of hardboard where people dance. A microphone at the bar hears the cheering and, between songs, the
ordering.

## The meter that liked the bass

At the first rehearsal the needle rose to *Coats off* in an empty hall. Piezo discs cannot tell eighty
boots from one subwoofer. I had built a two-metre volume knob.

So a ninth disc went on the subwoofer itself. Whatever that one feels, the program expects from the floor
and subtracts. What remains is people. Then I made the scale follow the room: every reading is compared
with the last ninety seconds, because a wet Tuesday deserves a full dial too.

~~~cpp
float joy = 0.6f * stampAboveBass + 0.3f * cheerAboveTalk + 0.1f * hush;
needle += (joy - needle) * 0.05f;   // fifty times a second: 0.4 s of manners
~~~

The last term came out of the second concert. During the slow song nobody moved, nobody spoke, and the
needle fell to *Tax return*, which was plainly a lie. A room that stops talking is paying a compliment. If
the bar microphone drops 12 dB below its own average while music plays, the needle now climbs, slowly, on
its own.

## The needle incident

On opening night it went from *Polite* to *Call the neighbours* in a third of a second. The tip of a 90 cm
needle doing that is travelling at about nine metres a second. It met the end stop, came off, crossed the
hall and was found in a hat.

1. The acceleration is limited. End to end now takes 0.8 seconds and looks grander anyway.
2. The tip is foam, painted to look like the old one.
3. The end stops are doorstops. They always should have been.

## What I learned

People play an instrument as soon as they know that it is one. By the third night the audience had found
out that stamping in time counts for more than stamping hard, since regular thumps are easier to tell from
noise. They could hold the needle on *Coats off* through a whole verse by agreement. I had set out to
measure joy. I am fairly sure that in the end I caused some, and that is no way to run an experiment.
`,
  tools: ["Arduino", "C++", "Piezo sensors", "Addressable LEDs", "Stepper motors", "Sign paint"],
  tags: ["music", "stage", "sensors", "audience", "sign painting"],
  categories: [1, 2, 3],
  image: "gentleman-brawlers-joy-o-meter.webp",
  description:
    "A round yellow dial with a face, a bowler hat, a monocle and a great moustache stands over a cheering crowd. Its needle, a boxing glove on a spring, has punched through the end of the scale.",
  link: "https://github.com/toadstool-studio/gentleman-brawlers-joy-o-meter",
  extra: [{ label: "Its small cousin, a cape", href: "/blog/soft-circuits-for-loud-rooms" }],
  featuredImage: "gentleman-brawlers-joy-o-meter.mp4",
  featuredDescription:
    "On a stage two toads in bowler hats play tuba and drum before a great dial. Its needle swings to the music, the crowd bounces and lamps light one by one.",
  featuredText:
    "A two-metre dial that measures how much fun a concert is having and shows it to the band. It feels the floor and has learned to ignore the bass.",
  featuredButtonText: "See what the needle saw",
  featuredLink: "/portfolio/gentleman-brawlers-joy-o-meter",
  featuredSameTab: true,
  featuredHasAudio: true,
  process: [
    {
      image: "gentleman-brawlers-joy-o-meter-1.avif",
      ink: "Violet",
      note: "is the hall and went down first, moustache and crowd and all. A dial needs a room to read.",
    },
    {
      image: "gentleman-brawlers-joy-o-meter-2.avif",
      ink: "Pink",
      note: "for the hat, the nose and the glove. It was pulled twice: in the first run the glove landed on the monocle, which the band preferred and I did not.",
    },
    {
      image: "gentleman-brawlers-joy-o-meter-3.avif",
      ink: "Yellow",
      note: "last, for the dial. It covers the pink in the cheeks, and there he blushes. I had nothing to do with that.",
    },
  ],
  plan: {
    image: "gentleman-brawlers-joy-o-meter.svg",
    width: 640,
    height: 480,
    title: "Where the joy goes in",
    alt: "A hall in section: five people jump on a board with sensors under it, a loudspeaker has a sensor of its own, and a great dial at the back faces a drummer in a bowler hat. A dotted line shows the way of the needle into another hat.",
    notes: [
      "Eight piezo discs under the hardboard. They feel boots.",
      "A ninth, for what the subwoofer does to the other eight. It is taken away from them.",
      "The dial, two metres, with its back to the people it measures.",
      "What the drummer sees. He is the only one with a good seat.",
      "Opening night. The hat was not hurt.",
    ],
  },
  live: {
    piece: "joy-o-meter",
    title: "Hold the needle on “Coats off”",
    words:
      "Stamp on the floor, with the button or on the dial. In time counts for more than hard. The bass button is there so that you can see it make no difference.",
    button: "Open the floor",
    still: "gentleman-brawlers-joy-o-meter.webp",
    alt: "The dial at rest on “Tax return”, its lamps out, in front of a row of hats.",
  },
};
