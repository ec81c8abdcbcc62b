import type { ExperienceEntry } from "#domain/profile/experience.ts";

/** Newest first, one tab each. */
export const experience: ExperienceEntry[] = [
  {
    tab: "Toadstool",
    role: "Founder and creative technologist",
    organisation: "Toadstool Studio",
    href: "/",
    dates: "2016 to today",
    points: [
      {
        text: "Twenty-eight finished projects, for stages, libraries, hillsides and pockets.",
        points: [
          "Sign Search, a dictionary that is searched by the shape of a hand. About 1,000 people do.",
          "Two hundred radio lanterns, which have survived children, rain and a hill.",
        ],
      },
      "Evenings and weekends until 2021. Then the lab’s grant ended on a Friday, and I opened on the Monday.",
      {
        text: "I do all of it myself, which is slower, but nothing gets lost in the handover.",
        points: [
          "Firmware, enclosures, sign painting.",
          "Websites that work without signal and without scripts.",
        ],
      },
      "Four books of accounts, all of which balance. The second one took a week.",
    ],
  },
  {
    tab: "Evening School",
    role: "Student, then tutor",
    organisation: "The Evening School of Print and Code",
    href: "https://evening-school.example",
    dates: "2014 to today",
    points: [
      "Two years of Tuesdays and Thursdays for a certificate in print and programming. In 2016 they gave me that, and a key.",
      {
        text: "I teach Shaders for People Who Draw and Circuits You Can Wash.",
        points: [
          "Eleven terms, 164 students; the youngest was 17, the keenest 81.",
          "You need to know nothing. Nine in ten leave with a piece on the wall.",
        ],
      },
      "I wrote the timetable software in a weekend, to get out of a meeting about the timetable. It has run for six years.",
    ],
  },
  {
    tab: "Kerbstone",
    role: "Data visualisation engineer",
    organisation: "Kerbstone Civic Data Lab",
    href: "https://kerbstone-lab.example",
    dates: "2018 to 2021",
    points: [
      {
        text: "I turned three councils’ open data into maps that residents could argue with. They did.",
        points: [
          "14,200 street trees, corrected 3,100 times by the people under them.",
          "Bus punctuality, stop by stop, from 41 million positions. The number 9 is as late as everybody says.",
        ],
      },
      "I cut the first load of those maps from 4.8 MB to 290 KB, having watched a man at a bus stop wait for one, and then for the bus.",
      {
        text: "I wrote the house guide to charts that can also be read as tables.",
        points: ["Eight people who use screen readers took it apart twice a year, and me with it."],
      },
    ],
  },
  {
    tab: "Hackspace",
    role: "Member, then workshop steward",
    organisation: "Marsh Lane Hackspace",
    href: "https://marsh-lane-hackspace.example",
    dates: "2013 to 2019",
    points: [
      "I joined to use the laser cutter once.",
      {
        text: "I ended up looking after it, and two lathes, and sixty members.",
        points: [
          "312 inductions. The worst injury was a blister, and it was mine.",
          "A key cabinet that knows who has been shown what.",
        ],
      },
      "I started Repair Club: 36 Saturdays, 418 objects, 291 mended, and one toaster that nobody mentions.",
      "I made one working risograph out of three dead ones. It is the one I print on.",
    ],
  },
  {
    tab: "Locks and Tolls",
    role: "Exhibit technician, then developer",
    organisation: "The Museum of Locks and Tolls",
    href: "https://locks-and-tolls.example",
    dates: "2015 to 2018",
    points: [
      {
        text: "I built nineteen exhibits to be hit by school parties, and kept them running.",
        points: [
          "Days out of order fell from 61 a year to 7. The secret was larger bolts.",
          "A working flight of locks at 1:20, flooded by visitors some 400 times a week, and once by me.",
        ],
      },
      {
        text: "I moved the galleries from disc players to Raspberry Pis.",
        points: ["Twenty-two screens, switched on with one brass lever. People ask about the lever."],
      },
      "I digitised 2,600 toll tickets with eleven volunteers and one scanner, between its rests.",
    ],
  },
  {
    tab: "Third Biscuit",
    role: "Frontend developer",
    organisation: "The Third Biscuit Agency",
    href: "https://third-biscuit.example",
    dates: "2013 to 2015",
    points: [
      {
        text: "Seventeen websites for theatres, charities and a maker of ladders.",
        points: [
          "I brought the ladder shop’s pages from nine seconds on a phone to under two. He sent a ladder.",
          "I was the first of six to unplug the mouse and see what still worked.",
        ],
      },
      "I replaced a folder called final-final with version control.",
      "I set up Friday prototypes: one afternoon, one idea, thrown away by six. Two of mine got out.",
    ],
  },
  {
    tab: "Herring Loft",
    role: "Lighting crew, then board operator",
    organisation: "The Herring Loft Theatre",
    href: "https://herring-loft.example",
    dates: "2011 to 2013",
    points: [
      {
        text: "I rigged and ran 23 productions in a house of 180 seats.",
        points: [
          "One blackout that was not in the script; four that were, and came late.",
          "Nine village halls on a single 13-amp socket, and an extension lead that I still have.",
        ],
      },
      {
        text: "I wrote the first program of mine that mattered to anybody.",
        points: [
          "It drove 48 dimmers from a laptop. The board had died at the interval, which is twenty minutes long.",
        ],
      },
      "I learned to make things that work at half past seven.",
    ],
  },
  {
    tab: "Pennywort Print",
    role: "Print shop assistant",
    organisation: "Pennywort Copy and Print",
    href: "https://pennywort-print.example",
    dates: "2009 to 2011",
    points: [
      {
        text: "I ran the counter, the guillotine and a two-drum risograph.",
        points: [
          "About 900 jobs a year: menus, parish magazines, lost cats.",
          "Paper waste went down by a third, once there was a chart of it by the bin.",
        ],
      },
      "I made an order form that people could fill in. Queries fell from thirty a week to four, and those were all one man.",
      "I left with a bone folder and all ten fingers.",
    ],
  },
];
