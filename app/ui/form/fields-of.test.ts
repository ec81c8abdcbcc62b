import * as v from "valibot";
import { expect, it } from "vitest";
import { asked } from "#domain/text/asked.ts";
import { libraryAddress, mailAddress, webAddress } from "#domain/text/fact-fields.ts";
import { fieldsOf } from "./fields-of.ts";
import { formFor, readForm, readPosted } from "./read-form.ts";
import { contrastSaid } from "./said.ts";

const frog = v.pipe(
  v.strictObject({
    id: v.number(),
    name: v.pipe(v.pipe(v.string(), v.maxLength(40)), v.title("Name"), v.description("As it is called.")),
    legs: v.pipe(v.number(), v.maxValue(4), v.title("Legs"), asked({ width: "short" })),
    home: v.optional(v.pipe(v.union([webAddress, mailAddress]), v.title("Home"))),
    colour: v.pipe(
      v.picklist(["green", "brown"]),
      v.title("Colour"),
      asked({ options: { green: "Green", brown: "Brown" } }),
    ),
    language: v.optional(v.pipe(v.string(), v.title("Language"), asked({ as: "language" }))),
    eats: v.pipe(v.array(v.string()), v.title("Eats")),
    seasons: v.pipe(
      v.array(v.picklist(["spring", "winter"])),
      v.minLength(1),
      v.title("Seasons"),
      asked({ options: { spring: { label: "Spring", about: "It sings." }, winter: "Winter" } }),
    ),
    story: v.pipe(v.array(v.string()), v.minLength(1), v.title("Story"), asked({ as: "paragraphs" })),
    isHidden: v.optional(v.pipe(v.boolean(), v.title("Show it"), asked({ unticked: true }))),
    sings: v.optional(v.pipe(v.boolean(), v.title("It sings"))),
    born: v.optional(v.pipe(v.string(), v.isoDate(), v.title("Born"))),
    portrait: v.optional(
      v.strictObject({
        image: v.pipe(libraryAddress, v.title("Portrait")),
        alt: v.pipe(v.string(), v.title("Alt text")),
      }),
    ),
    voices: v.optional(
      v.strictObject({
        low: v.optional(v.pipe(v.string(), v.title("Low"))),
        high: v.optional(v.pipe(v.string(), v.title("High"))),
      }),
    ),
    friends: v.array(v.strictObject({ name: v.pipe(v.string(), v.title("Name")) })),
  }),
  v.check(() => true),
);

it("a form has a field for each entry with a title, of the kind that its type and its notes say", () => {
  expect(
    fieldsOf(frog).map(({ name, kind, isRequired }) => `${name}: ${kind}${isRequired ? ", required" : ""}`),
  ).toEqual([
    "name: line, required",
    "legs: number, required",
    "home: address",
    "colour: choice, required",
    "language: language",
    "eats: list",
    "seasons: several, required",
    "story: paragraphs, required",
    "isHidden: check",
    "sings: check",
    "born: date",
    "portrait.image: picture",
    "portrait.alt: line",
    "voices.low: line",
    "voices.high: line",
  ]);
  expect(fieldsOf(frog)[0]).toMatchObject({ label: "Name", help: "As it is called.", limit: 40 });
  expect(fieldsOf(frog)[1]).toMatchObject({ max: 4, width: "short", limit: undefined });
  expect(fieldsOf(frog)[3]?.options).toEqual([
    ["green", "Green"],
    ["brown", "Brown"],
  ]);
  expect(fieldsOf(frog)[6]?.options).toEqual([
    ["spring", "Spring", "It sings."],
    ["winter", "Winter"],
  ]);
});

const typed = {
  name: " Ada ",
  legs: "4",
  home: "pond.example",
  colour: "green",
  language: "PT-br",
  eats: "flies, gnats\nflies\n",
  "seasons.winter": "on",
  "seasons.autumn": "on",
  story: "One.\n\n\n Two. ",
  isHidden: "on",
  sings: "on",
  born: "",
  "portrait.image": "",
  "portrait.alt": "A frog.",
  "voices.low": "",
  "voices.high": "ribbit",
};
const ada = {
  name: "Ada",
  legs: 4,
  home: "https://pond.example",
  colour: "green" as const,
  language: "pt-BR",
  eats: ["flies", "gnats"],
  seasons: ["winter" as const],
  story: ["One.", "Two."],
  sings: true,
  voices: { high: "ribbit" },
};

it("what was typed is read trimmed and completed, and what is empty and optional is left out", () => {
  expect(readForm(frog, typed)).toEqual(ada);
  expect(readForm(frog, { ...typed, isHidden: "", sings: "", home: "ada@pond.example" })).toMatchObject({
    isHidden: true,
    home: "mailto:ada@pond.example",
  });
  expect(readForm(frog, {})).toEqual({
    name: "",
    legs: Number.NaN,
    colour: "",
    eats: [],
    seasons: [],
    story: [],
    isHidden: true,
  });
});

it("what else was posted stays beside what the fields hold, and boxes that no option names do not count", () => {
  expect(readPosted(frog, { ...typed, intent: "save", key: "7" })).toMatchObject({
    ...ada,
    intent: "save",
    key: "7",
  });
});

it("the texts of a value are read as the same value again", () => {
  const whole = { ...ada, isHidden: true, portrait: { image: "/media/abcdefghijklmnop", alt: "A frog." } };
  const { texts } = formFor(frog, whole);
  expect(texts).toMatchObject({
    isHidden: "",
    sings: "on",
    eats: "flies\ngnats",
    "seasons.spring": "",
    "seasons.winter": "on",
    born: "",
  });
  expect(readForm(frog, texts)).toEqual(whole);
  expect(formFor(frog).texts).toMatchObject({ isHidden: "on", sings: "", name: "" });
});

it("a contrast is said to each ground, rounded down", () => {
  const grounds = [["Sheet", "#ffffff"]] as const;
  expect(contrastSaid("#767676", grounds)).toBe("Contrast: 4.5 : 1 to “Sheet”.");
  expect(contrastSaid("#777777", grounds)).toBe("Contrast: 4.4 : 1 to “Sheet”; 4.5 : 1 is needed.");
  expect(contrastSaid("violet", grounds)).toBe("");
});
