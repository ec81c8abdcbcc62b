import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

it("has every content in the document, so that a stylesheet can show all of them where scripts are off", () => {
  const tabs = ["Lighthouse", "Bakery"].map((name) => ({ name, content: <p>{name}</p> }));
  const html = renderToStaticMarkup(<Tabs label="Jobs" tabs={tabs} />);
  expect(html.match(/<section/g)).toHaveLength(2);
  expect(html).toContain("<p>Bakery</p>");
  expect(html).not.toMatch(/ hidden/);
});

it("shows the first before any script has run", () => {
  const tabs = ["Lighthouse", "Bakery"].map((name) => ({ name, content: <p>{name}</p> }));
  const html = renderToStaticMarkup(<Tabs label="Jobs" tabs={tabs} />);
  expect(html.match(/<section[^>]*data-inactive[^>]*>/g)).toHaveLength(1);
  expect(html).toMatch(/<button[^>]*aria-selected="true"[^>]*>Lighthouse/);
});
