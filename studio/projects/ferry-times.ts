import type { Project } from "#domain/works/project.ts";

export const ferryTimes: Project = {
  slug: "ferry-times",
  title: "Ferry Times",
  date: "2021 to 2022",
  text: "An island ferry’s timetable that works where the island does: without signal. It weighs 38 kilobytes, knows about the tides and school terms, and says how old it is.",
  story: `
“Runs Tuesdays and Fridays in term, except when low water falls between ten and noon, when it runs from
the old slip, unless there is a funeral.”

That is one footnote of nineteen. The printed timetable had been growing them since 1974, and on the
island they were known by number. Visitors missed boats. Islanders missed them too, but knew which
footnote to blame.

The ferry asked for a page that answers one question: *when is the next one?* There was one condition. The
only signal on the island is at the end of the pier, for two people at a time, depending on the wind.

## What is in 38 kilobytes

The nineteen footnotes became rules, and the rules became a table of every sailing for the next fourteen
months: 11 KB, packed. The page, its type and its small drawing of the boat make up the rest. Open it once
and a service worker keeps all of it. It also prints on one sheet of A5, for the fridge, the island’s most
reliable server.

## The winter that did not arrive

I had been so careful to keep the page that I kept it too well. When winter times began, some phones
still held the summer. Four people stood on the pier at twenty to eight for a boat at ten past. It was
raining. One of them had been my tester.

So now the page states its age at the top: *timetable of 3 October, checked two days ago*. Past a
fortnight it turns amber and says that you should ask at the shop. A fresh copy is fetched whenever the
phone smells signal, and swapped in at once, with no polite question about reloading.

Cancellations were the last thing. The skipper sends a text from the wheelhouse with one word and a time.
The word for fog is *fog*. I had planned an app for that and he had looked at me kindly.
`,
  tools: ["TypeScript", "Service worker", "Preact", "Print stylesheet"],
  tags: ["timetable", "offline", "island", "ferry"],
  categories: [0, 3],
  image: "ferry-times.webp",
  description:
    "An island seen from above is the middle of a clock: two ferries and their wakes are its hands and twelve buoys its hours. On the island a sheep holds up a phone.",
  link: "https://github.com/toadstool-studio/ferry-times",
  extra: [{ label: "On serving from nearby", href: "/blog/small-servers-near-you" }],
  process: [
    {
      image: "ferry-times-1.avif",
      ink: "Teal",
      note: "first, all of the sea, in one line that goes round and round. My arm did that, not the program.",
    },
    {
      image: "ferry-times-2.avif",
      ink: "Pink",
      note: "for a boat and twelve buoys. The boat is 2 mm late. It is, in real life, the Thursday one.",
    },
    {
      image: "ferry-times-3.avif",
      ink: "Yellow",
      note: "last: the beach, and the other boat. Where it lies over teal there is grass, which I had not ordered.",
    },
  ],
  plan: {
    image: "ferry-times.svg",
    width: 640,
    height: 480,
    title: "Two places to stand",
    alt: "A harbour as a sailor would draw it. The pier reaches deep water with two small people and their signal at its end; the old slip ends short of it, and a dashed boat waits there. A tide curve above has red bars where footnote nine applies.",
    notes: [
      "The end of the pier. Room for two, depending on the wind.",
      "All the signal there is.",
      "The old slip. Used when the water is not.",
      "Low water between ten and noon, in term. That is footnote nine of nineteen.",
      "Where the sea has gone by then.",
    ],
  },
  live: {
    piece: "ferry-tide",
    title: "A week to drag",
    words:
      "The boat goes from the pier when there is water under it, and from the old slip when there is not. Drag the week and see where you should have been standing.",
    button: "Let the sea in",
    still: "ferry-times.webp",
    alt: "A harbour in section: a pier on legs with two small people at its end, a slip that runs down into the water, and a red ferry.",
  },
};
