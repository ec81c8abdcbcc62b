import type { Page } from "@playwright/test";
import { uncoverable } from "@toadstool/elements/floating-overlap";

export const mailButton = (page: Page) => page.getByRole("link", { name: "Subscribe to the newsletter" });

/** Stops at ten places on the way to the end of the page, and names what the button covers there while it is shown. */
export async function coveredOn(page: Page): Promise<string[]> {
  await settled(page);
  return mailButton(page).evaluate(async (button, selector) => {
    const scope = document.querySelector("dialog:modal") ?? document;
    const found: string[] = [];
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let place = 0; place <= 9; place++) {
      const top = Math.round((end * place) / 9);
      window.scrollTo({ top, behavior: "instant" });
      for (let frame = 0; frame < 3; frame++)
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      await Promise.all(button.getAnimations().map(({ finished }) => finished.catch(() => null)));
      if (getComputedStyle(button).opacity !== "1") continue;
      const mail = button.getBoundingClientRect();
      const meets = (box: DOMRect) =>
        box.left < mail.right && box.right > mail.left && box.top < mail.bottom && box.bottom > mail.top;
      // What a scrolling box cuts off is not beneath anything.
      const isCutOff = (element: Element) => {
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
          if (getComputedStyle(box).overflowY !== "visible" && !meets(box.getBoundingClientRect()))
            return true;
        return false;
      };
      for (const other of scope.querySelectorAll(selector))
        if (other !== button && other.checkVisibility({ visibilityProperty: true }))
          if ([...other.getClientRects()].some(meets) && !isCutOff(other))
            found.push(`${top}: ${other.outerHTML.slice(0, 120)}`);
    }
    return found;
  }, uncoverable);
}

export async function isShown(page: Page): Promise<boolean> {
  await settled(page);
  return mailButton(page).evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    const isInside = top >= 0 && bottom <= window.innerHeight;
    return isInside && getComputedStyle(button).opacity === "1";
  });
}

/** The browser has compared the rectangles and moved the button. */
async function settled(page: Page): Promise<void> {
  await mailButton(page).evaluate(async (button) => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    await Promise.all(button.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });
}
