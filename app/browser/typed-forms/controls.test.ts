import { describe, expect, it } from "vitest";
import {
  changedIn,
  type Control,
  controlsIn,
  hasTypedText,
  heldIn,
  isMissing,
  valuesIn,
} from "./controls.ts";

const control = (name: string, type: string, value: string, checked?: boolean): Control => ({
  name,
  type,
  value,
  checked,
});

const profile = (name = "Ada", theme = "light", isPerson = true) => [
  control("version", "hidden", "4"),
  control("name", "text", name),
  control("theme", "select-one", theme),
  control("isPerson", "hidden", ""),
  control("isPerson", "checkbox", "on", isPerson),
  control("about", "textarea", "One.\r\nTwo."),
  control("intent", "submit", "save"),
];

const kept = (elements: Control[]) => controlsIn<Control>({ elements });
const before = valuesIn(kept(profile()));

describe("what is kept of a form", () => {
  it("is what a person types and chooses: no hidden field, secret, file, button or field without a name", () => {
    const others = [
      control("secret", "password", "hunter2"),
      control("cover", "file", "C:\\fakepath\\cover.png"),
      control("", "text", "unnamed"),
    ];
    expect(before).toEqual({ name: "Ada", theme: "light", "isPerson=on": "on", about: "One.\r\nTwo." });
    expect(kept([...profile(), ...others])).toEqual(kept(profile()));
  });

  it("is only what was changed, so that it takes nothing back that was saved elsewhere since", () => {
    expect(changedIn(kept(profile("Bea", "dark")), before)).toEqual({ name: "Bea", theme: "dark" });
    expect(changedIn(kept(profile("Ada", "light", false)), before)).toEqual({ "isPerson=on": "" });
  });

  it("is kept once a text has changed; a choice alone is quickly made again", () => {
    expect(hasTypedText(kept(profile("Bea")), before)).toBe(true);
    expect(hasTypedText(kept(profile("Ada", "dark", false)), before)).toBe(false);
    expect(hasTypedText(kept(profile()), before)).toBe(false);
  });

  it("is also what was typed before any script ran", () => {
    const early = kept([{ ...control("name", "text", "Typed early"), defaultValue: "Ada" }]);
    expect(heldIn(early)).toEqual({ name: "Ada" });
    expect(hasTypedText(early, heldIn(early))).toBe(true);
  });

  it("is missing where the form shows another text, whatever line ends it was sent with", () => {
    expect(isMissing({ name: "Bea" }, before)).toBe(true);
    expect(isMissing({ about: "One.\nTwo. " }, before)).toBe(false);
    expect(isMissing({ "pages.4.alt": "A row that was added" }, before)).toBe(true);
  });
});
