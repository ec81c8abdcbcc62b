import type { Person } from "../person.ts";
import { until } from "../person.ts";
import { places } from "../places.ts";

/** Styles that look alike in every browser, though each needs its own properties. */
export async function troublesInLooks(person: Person): Promise<string[]> {
  const wrong: string[] = [];
  await person.visit("/subscribe");
  await person.hydrated();
  const marks = await person.tab.run(() =>
    [...document.querySelectorAll("main li")].map((item) => [
      getComputedStyle(item, "::before").content,
      getComputedStyle(item).listStyleType,
    ]),
  );
  if (marks.length === 0 || marks.some(([mark, list]) => !mark?.includes("❋") || list !== "none"))
    wrong.push(`/subscribe marks its list with ${JSON.stringify(marks)}`);

  await person.visit("/about-me");
  await person.hydrated();
  // Drawn in the largest optical size, small text is a tenth narrower.
  const { own, wanted } = await person.tab.run(() => {
    const words = document.createElement("p");
    words.textContent = "The quick brown fox jumps over the lazy dog. ".repeat(3);
    Object.assign(words.style, { position: "absolute", whiteSpace: "nowrap" });
    document.querySelector("main")?.appendChild(words);
    const own = words.getBoundingClientRect().width;
    words.style.fontVariationSettings = `"opsz" ${parseFloat(getComputedStyle(words).fontSize)}`;
    const wanted = words.getBoundingClientRect().width;
    words.remove();
    return { own, wanted };
  });
  if (Math.abs(own / wanted - 1) > 0.02) wrong.push(`/about-me sets its text ${own} px wide, not ${wanted}`);

  if (!places.hasSkills) return wrong;
  await person.tab.run(() => {
    // Slower than it is: drawn in software, a quarter of a second has few frames.
    const sheet = [...document.styleSheets].at(-1);
    sheet?.insertRule(
      "details::details-content { transition-duration: 1s !important }",
      sheet.cssRules.length,
    );
    const card = document.querySelector("main details:not([open])");
    const heights: number[] = ((window as unknown as { heights: number[] }).heights = []);
    const watch = () => {
      heights.push(card?.getBoundingClientRect().height ?? 0);
      requestAnimationFrame(watch);
    };
    watch();
  });
  await person.press("button", "/^Tools & Technologies/");
  const heights = await until("the card has unfolded", async () => {
    const seen = await person.tab.run(() => (window as unknown as { heights: number[] }).heights);
    return seen.slice(-20).every((height) => height === seen.at(-1) && height > (seen[0] ?? 0)) && seen;
  });
  const between = heights.filter((height) => height > (heights[0] ?? 0) && height < (heights.at(-1) ?? 0));
  if (new Set(between).size < 2) wrong.push("/about-me opens its card at once");
  return wrong;
}
