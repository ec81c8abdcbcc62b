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
        text: "Twenty-eight finished projects for stages, libraries, hillsides and pockets.",
        points: [
          "Sign Search, a dictionary searched by hand shape, used by about 1,000 people.",
          "Two hundred radio lanterns that survived children, rain and a hill.",
        ],
      },
      "Evenings and weekends until 2021, full time since.",
      {
        text: "Everything from the first sketch to the last screw.",
        points: [
          "Firmware, enclosures, sign painting.",
          "Websites that work without signal and without scripts.",
        ],
      },
      "Four books of accounts, all of which balance.",
    ],
  },
  {
    tab: "Evening School",
    role: "Student, then tutor",
    organisation: "The Evening School of Print and Code",
    href: "https://evening-school.example",
    dates: "2014 to today",
    points: [
      "Certificate in print and programming, 2016: two years of Tuesdays and Thursdays.",
      {
        text: "Teaches Shaders for People Who Draw and Circuits You Can Wash.",
        points: [
          "Eleven terms, 164 students, aged 17 to 81.",
          "No prior knowledge; nine in ten finish with a piece on the wall.",
        ],
      },
      "Wrote the school’s timetable software in a weekend; it has run for six years since.",
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
        text: "Turned three councils’ open data into maps that residents could argue with.",
        points: [
          "A map of 14,200 street trees, corrected 3,100 times by the people under them.",
          "Bus punctuality, stop by stop, from 41 million positions.",
        ],
      },
      "Cut the first load of the lab’s maps from 4.8 MB to 290 KB.",
      {
        text: "Wrote the house guide to charts that also read as tables.",
        points: ["Tested with eight screen reader users, twice a year."],
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
      {
        text: "Looked after a laser cutter, two lathes and sixty members.",
        points: [
          "312 inductions, no injuries worse than a blister.",
          "A key cabinet that knows who has been inducted on what.",
        ],
      },
      "Started Repair Club: 36 Saturdays, 418 objects, 291 mended.",
      "Brought a dead risograph back to life with parts from two others.",
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
        text: "Built nineteen exhibits to be hit by school groups, and kept them running.",
        points: [
          "Days out of order fell from 61 a year to 7.",
          "A working lock flight at 1:20, flooded by visitors some 400 times a week.",
        ],
      },
      {
        text: "Moved the galleries from disc players to Raspberry Pis.",
        points: ["Twenty-two screens, switched on with one brass lever."],
      },
      "Digitised 2,600 toll tickets, with eleven volunteers and one scanner.",
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
          "Brought the ladder shop’s pages from nine seconds to under two on a phone.",
          "First in a team of six to test with a keyboard alone.",
        ],
      },
      "Replaced a folder called final-final with version control.",
      "Set up Friday prototypes: one afternoon, one idea, thrown away by six.",
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
        text: "Rigged and ran 23 productions in a house of 180 seats.",
        points: [
          "One blackout that was not in the script; four that were, and came late.",
          "A tour of nine village halls on a single 13-amp socket.",
        ],
      },
      {
        text: "Wrote the first program that mattered to anybody.",
        points: ["It drove 48 dimmers from a laptop, after the board died at an interval."],
      },
      "Learned to make things that work at half past seven.",
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
        text: "Ran the counter, the guillotine and a two-drum risograph.",
        points: [
          "About 900 jobs a year: menus, parish magazines, lost cats.",
          "Paper waste down by a third, with a chart by the bin.",
        ],
      },
      "Made the order form that people could fill in; queries fell from thirty a week to four.",
      "Still has all ten fingers.",
    ],
  },
];
