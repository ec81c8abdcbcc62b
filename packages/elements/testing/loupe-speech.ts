import { speak } from "@toadstool/language";
import { compileMessages } from "@toadstool/language/messages";
import type { LoupeSpeech } from "../loupe/words.ts";

const hue = (name: string) => `{shade, select, pale {Pale ${name}} dark {Dark ${name}} other {${name}}}`;

const messages = {
  asMeant: "As it was meant.",
  colours: "{count, number} colours: {names}.",
  inks: "{count, number} inks on {paper} paper: {names}.",
  inksOnSheet: "{count, number} inks on {paper} paper, {sheet}: {names}.",
  plate: "{name}.",
  sentences: "{first} {second}",
  grain: "Grain.",
  dots: "Dots at {angle}.",
  dotsApart: "Dots at {angle}, {pitch} apart.",
  lines: "Lines at {angle}.",
  linesApart: "Lines at {angle}, {pitch} apart.",
  measured: "The others are measured by it.",
  inRegister: "It is in register.",
  off: "It is {far} off, {way, select, rightUp {to the right and up} other {elsewhere}}.",
  here: "Here: {shares}.",
  share: "{name} {share}",
  bare: "Here: bare paper.",
  angle: "{degrees, number}°",
  millimetres: "{length} mm",
  hues: {
    white: "White",
    lightGrey: "Light grey",
    grey: "Grey",
    black: "Black",
    ...Object.fromEntries(
      ["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"].map((name) => [name, hue(name)]),
    ),
  },
};

/** What the loupe says in tests, where the words of its parts are not asked for. */
export const loupeIn = (language: string) =>
  ({ language, loupe: speak(compileMessages(messages), language) }) as unknown as LoupeSpeech;
