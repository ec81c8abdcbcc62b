import type { Zine } from "#domain/art/zine.ts";

export const theMoonDoesNightShifts: Zine = {
  slug: "the-moon-does-night-shifts",
  title: "The Moon Does Night Shifts",
  date: "2022-06-14",
  description:
    "One night’s work, from clocking in at 18.42 to the bus she misses. Tides, torch, tea, and who else is on.",
  words: [
    "My neighbour is a nurse and for one summer I came home from the studio at the hour she went out. We said the same four words on the stairs every time. This is for her, and it is why ward nine is in it.",
    "The clocking-in times are right, or right enough: the Moon really does come up some fifty minutes later each day, and no one has ever put it to her in writing. Orange was on the press for the last two pages only. It was worth cleaning the drum.",
  ],
  alt: "The Moon, round and yellow with a lanyard and work boots, strides over dark roofs with a lunch bag, one hand raised.",
  made: "Navy, yellow and a late orange on cream, 8 pages, A7",
  pages: [
    {
      alt: "Cover. The Moon strides over the roofs at night in work boots, a badge round her neck, a bag with a flask in one hand.",
      transcript: "The Moon does night shifts",
    },
    {
      alt: "Close to a time clock that says eighteen minutes to seven. The Moon leans in from the right and pushes her card into it.",
      transcript:
        "She clocks in at 18.42. Tomorrow it is 19.31, and after that 20.20. Nobody has explained the rota to her either. 18.42",
    },
    {
      alt: "The Moon, heels in, grimacing, pulls the whole sea uphill on a rope like a sheet. A small sailing boat slides down it.",
      transcript:
        "First the sea. All of it up the beach, and by one o’clock all of it back. Nobody else will do it.",
    },
    {
      alt: "The Moon leans in from the corner and holds a torch. In its wide yellow light: a fox, two badgers, a man on his knees beside his keys, a woman pulled along by a small dog.",
      transcript:
        "Then light, for one fox, two badgers, a man who has lost his keys, and Keith, who walks Doris at three.",
    },
    {
      alt: "A cloud fills the page. Out of the bottom of it hang two legs in work boots and a hand with a steaming mug.",
      transcript: "Tea. Half past two. She gets twenty minutes. You call this a cloud.",
    },
    {
      alt: "Four lit windows in the dark: a nurse with a clipboard, a baker with a tray of rolls, a baby in tears, and somebody reading a small zine with a moon on it.",
      transcript: "Also on tonight Priya, ward nine. Tomasz, 400 rolls. A baby, furious. You, with this.",
    },
    {
      alt: "An orange sky. The Sun, huge and beaming, waves. On the bench at the bus stop the Moon, pale, sits with her bag and looks ahead.",
      transcript: "At six the Sun arrives, all elbows. Busy? Quiet.",
    },
    {
      alt: "Back cover. A pale sky over two parked cars, a lamp post and a trolley. High up the Moon, almost white, is asleep.",
      transcript:
        "If you see her at nine in the morning, over the car park, be nice. She has missed her bus.",
    },
  ],
};
