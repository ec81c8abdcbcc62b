import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

it("is plain sections without scripts, none of them hidden and no tab without a use", () => {
  const tabs = ["Lighthouse", "Bakery"].map((name) => ({ name, content: <p>{name}</p> }));
  const html = renderToStaticMarkup(<Tabs label="Jobs" tabs={tabs} />);
  expect(html.match(/<section/g)).toHaveLength(2);
  expect(html).toContain("<p>Bakery</p>");
  expect(html).not.toMatch(/hidden|role=|<button/);
});
