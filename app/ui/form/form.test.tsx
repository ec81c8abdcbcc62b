import { ElementsWords } from "@toadstool/elements/words";
import { parseHTML } from "linkedom";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { speech } from "../../../packages/elements/testing/speech.ts";
import type { Kind } from "#domain/text/asked.ts";
import { FormOf, FormPress } from "./form.tsx";

const kinds: Record<Kind, true> = {
  line: true,
  text: true,
  paragraphs: true,
  list: true,
  number: true,
  check: true,
  choice: true,
  several: true,
  file: true,
  picture: true,
  colour: true,
  date: true,
  moment: true,
  language: true,
  address: true,
  email: true,
  tags: true,
  markdown: true,
};

const form = {
  fields: (Object.keys(kinds) as Kind[]).map((kind) => ({
    name: kind,
    label: kind,
    kind,
    isOptional: true,
    isRequired: kind === "line",
    ...(kind === "several" && {
      options: [["frogs", "Frogs", "Green ones."] as const, ["newts", "Newts"] as const],
    }),
  })),
  texts: { line: "Ada", check: "on", choice: "kept", colour: "#336699", "several.newts": "on" },
};

it("each kind of field is a native control, which a form sends without scripts and without styles of its own", () => {
  const page = (
    <>
      <FormPress form="frog" />
      <FormOf
        id="frog"
        form={form}
        words={{ save: "Save frog" }}
        action="/frogs"
        version={7}
        hidden={{ id: "3" }}
        also={[{ press: "print", words: "Print frog", isOff: true }]}
      />
    </>
  );
  const html = renderToStaticMarkup(
    <ElementsWords value={speech}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: page }])} />
    </ElementsWords>,
  );
  const { document } = parseHTML(`<body>${html}</body>`);
  const names = [...document.querySelectorAll("form[method=post] :is(input, select, textarea)[name]")];
  expect(new Set(names.map((control) => control.getAttribute("name")))).toEqual(
    new Set([
      "version",
      "id",
      "several.frogs",
      "several.newts",
      ...Object.keys(kinds).filter((kind) => kind !== "several"),
    ]),
  );
  expect(document.querySelector("form")?.getAttribute("encType")).toBe("multipart/form-data");
  expect(document.querySelectorAll('[name^="several."][checked]')).toHaveLength(1);
  expect(document.querySelector("[style]")).toBeNull();
  const value = (name: string) => document.querySelector(`[name=${name}]`)?.getAttribute("value");
  expect([value("version"), value("id"), value("line"), value("colour")]).toEqual([
    "7",
    "3",
    "Ada",
    "#336699",
  ]);
  expect(
    [...document.querySelectorAll("option[selected]")].map((option) => option.getAttribute("value")),
  ).toEqual(["kept"]);
  const presses = [...document.querySelectorAll("button[name=intent]")];
  expect(presses.map((press) => [press.textContent, press.getAttribute("form")])).toEqual([
    ["Save", "frog"],
    ["Save frog", null],
    ["Print frog", null],
  ]);
  expect(presses.map((press) => press.hasAttribute("disabled"))).toEqual([false, false, true]);
});
