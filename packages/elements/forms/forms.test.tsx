import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { ReactNode } from "react";
import { speech } from "../testing/speech.ts";
import { ElementsWords } from "../words.ts";
import { ChipRadios } from "./chips.tsx";
import { Field } from "./field.tsx";
import { FormButton } from "./form-button.tsx";
import { SearchForm } from "./search-form.tsx";

const served = (element: ReactNode) =>
  renderToStaticMarkup(
    <ElementsWords value={speech}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
    </ElementsWords>,
  );

describe("a form without scripts", () => {
  it("is sent by one button, with its hidden fields and its intent", () => {
    const html = served(
      <FormButton action="/hens" intent="feed" fields={{ hen: "7" }}>
        Feed
      </FormButton>,
    );
    expect(html).toMatch(/<form [^>]*action="\/hens" method="post"/);
    expect(html).toContain('<input type="hidden" name="hen" value="7"/>');
    expect(html).toMatch(/<button type="submit" value="feed"[^>]* name="intent"/);
  });

  it("searches by an ordinary request, keeps the rest of the address and starts at the results", () => {
    const html = served(
      <SearchForm
        label="Hens"
        placeholder=""
        action="/hens"
        search="ada"
        kept={{ sort: "age" }}
        results="found"
      />,
    );
    expect(html).toContain('action="/hens#found"');
    expect(html).toContain('<input type="hidden" name="sort" value="age"/>');
    expect(html).toMatch(/<input (?=[^>]*id="search")(?=[^>]*type="search")[^>]* name="q"[^>]* value="ada"/);
  });

  it("has the choice of chips as radios of one name", () => {
    const options = ["all", "eggs"].map((value) => ({ value, label: value }));
    const html = served(
      <ChipRadios legend="Shown" name="shown" options={options} defaultValue="eggs" onChoose={() => {}} />,
    );
    expect(html.match(/type="radio" name="shown"/g)).toHaveLength(2);
    expect(html).toMatch(/checked="" value="eggs"|value="eggs" checked=""/);
  });
});

it("shows a field the issues that are its own, and names them and the hint to screen readers", () => {
  const issues = [
    { field: "name", message: "Too short." },
    { field: "age", message: "Not a number." },
  ];
  const html = served(<Field id="n" label="Name" name="name" hint="As she is called." issues={issues} />);
  expect(html).toContain('aria-describedby="n-hint n-issue" aria-invalid="true"');
  expect(html).toMatch(/id="n-issue"[^>]*>Too short\.</);
  expect(html).not.toContain("Not a number");
});
