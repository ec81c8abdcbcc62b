import type { Project } from "#domain/works/project.ts";

export const setPoint: Project = {
  slug: "set-point",
  title: "Set Point",
  date: "Summer 2020",
  text: "Thirty days of one fridge’s temperature set as thirty layers of jelly, and eaten at the opening. Pale layers are cold days. The dark one was a birthday.",
  story: `
My fridge says 4 °C on the door. It says so in a confident green. I put a thermistor on the middle
shelf, beside the mustard, and asked it once a minute for thirty days.

The answer, 43,200 numbers later, was 5.6 on average, 2.9 at its best and 13.1 on the night of the
birthday, when the door was found ajar at breakfast and the candles had been put away still warm.

## One layer a day

Each day became 250 ml of jelly, tinted by its mean: two drops of blackcurrant for a cold one, two spoons
for a warm. A day’s swing became texture. On steady days the layer is clear. On restless ones I whisked
it before it set, so that it went in foamy, one stroke of the whisk for each time the door had been
opened.

Thirty layers of 6 mm make a block 18 cm high. Each has to set before the next goes on, and yet not so
firmly that the two will not stick; forty minutes, in the fridge.

Which is where it became a study of something else. To set a layer the door must be opened twice, and the
jelly goes in warm. The fridge noticed. From the second week on, the largest event in every day’s data was
the layer of the day before. By day twenty I was mostly recording myself. The chart has a hump at
nine each evening, growing, like a serial.

I thought of moving the jelly to a neighbour’s fridge and decided that it would be dishonest, also that
he was using it.

## Opening

It stood on a light box for one hour, and you could read the month like a cliff. Then I cut it in slices,
so that everyone had all thirty days on one plate. Fourteen minutes later there was no data left. The
commonest remark was that July had been a bit sweet.
`,
  tools: ["Thermistor", "Python", "Gelatine", "Blackcurrant juice"],
  tags: ["temperature", "kitchen", "layers", "jelly"],
  categories: [5, 4],
  image: "set-point.webp",
  description:
    "A wobbling tower of striped jelly inside a dark fridge, with a cherry and a thermometer on top and a spoon that has already taken a bite.",
  process: [
    {
      image: "set-point-1.avif",
      ink: "Midnight",
      note: "first, the inside of a fridge with its door shut, as far as anyone knows.",
    },
    {
      image: "set-point-2.avif",
      ink: "Pink",
      note: "in thirty layers, as tall as it would go. Layer nineteen is thick because I sneezed.",
    },
    {
      image: "set-point-3.avif",
      ink: "Yellow",
      note: "last, for the lamp. I opened the door to check that it had printed. That is in the data too.",
    },
  ],
  plan: {
    image: "set-point.svg",
    width: 640,
    height: 480,
    title: "The fridge and its diary",
    alt: "A block of jelly in layers with a whisk above it, and a fridge that says 4 degrees on its door while a wire leads in to a sensor on the middle shelf. Below, five humps, each higher than the last.",
    notes: [
      "The sensor, beside the mustard. The door says something else.",
      "One stroke of the whisk for each time it was opened.",
      "A day: 6 mm.",
      "A birthday.",
      "Nine in the evening, growing, like a serial. That is me.",
    ],
  },
  live: {
    piece: "set-point",
    seed: 4,
    title: "Open it and look",
    words:
      "The door says 4. Open it as often as you like, pour the day’s layer, and watch who has been warming the fridge. After thirty it can be eaten.",
    button: "Plug it in",
    still: "set-point.webp",
    alt: "A striped block of jelly, one layer of it nearly black, in a dark fridge beside a jar of mustard. The door says 4 degrees in green, and the chart beneath says otherwise.",
  },
};
