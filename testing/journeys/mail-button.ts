import type { Page } from "@playwright/test";
import { captions, controls, mayCover, phone, withControls } from "@toadstool/elements/floating-overlap";

export const mailButton = (page: Page) => page.getByRole("link", { name: "Subscribe to the newsletter" });

/** Stops at ten places on the way to the end of the page, and names what the button covers there while it is shown. */
export async function coveredOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let place = 0; place <= 9; place++) {
    const top = await scrollTo(page, place / 9);
    if (await isShown(page)) found.push(...(await covered(page)).map((html) => `${top}: ${html}`));
  }
  return found;
}

/** In how many of eight places on the way to the end of the page it is shown at rest. */
export async function countShown(page: Page): Promise<number> {
  let count = 0;
  for (let place = 0; place <= 7; place++) {
    await scrollTo(page, place / 7);
    if (await isShown(page)) count++;
  }
  return count;
}

export async function isShown(page: Page): Promise<boolean> {
  await settled(page);
  return mailButton(page).evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    const isInside = top >= 0 && bottom <= window.innerHeight;
    return isInside && getComputedStyle(button).opacity === "1";
  });
}

async function covered(page: Page): Promise<string[]> {
  const wanted = { controls, captions, phone, withControls, mayCover };
  return mailButton(page).evaluate((button, { controls, captions, phone, withControls, mayCover }) => {
    const scope = document.querySelector("dialog:modal") ?? document;
    const mail = button.getBoundingClientRect();
    const meets = (box: DOMRect) =>
      box.left < mail.right && box.right > mail.left && box.top < mail.bottom && box.bottom > mail.top;
    /** The part of a box that is beneath the button. */
    const share = (box: DOMRect) => {
      const width = Math.min(box.right, mail.right) - Math.max(box.left, mail.left);
      const height = Math.min(box.bottom, mail.bottom) - Math.max(box.top, mail.top);
      return (width * height) / (box.width * box.height);
    };
    // What a scrolling box cuts off is not beneath anything.
    const isCutOff = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowY !== "visible" && !meets(box.getBoundingClientRect())) return true;
      return false;
    };
    const all = matchMedia(phone).matches ? controls : `${controls}, ${captions}`;
    return [...scope.querySelectorAll(all)]
      .filter((other) => {
        const box = other.getBoundingClientRect();
        return (
          other !== button &&
          other.checkVisibility({ visibilityProperty: true }) &&
          [...other.getClientRects()].some(meets) &&
          (other.matches(withControls) || share(box) > mayCover + 0.02) &&
          !isCutOff(other)
        );
      })
      .map((other) => other.outerHTML.slice(0, 120));
  }, wanted);
}

/** Scrolls to a part of the way to the page's end, from 0 to 1. */
async function scrollTo(page: Page, part: number): Promise<number> {
  return page.evaluate((way) => {
    const top = Math.round((document.documentElement.scrollHeight - window.innerHeight) * way);
    window.scrollTo({ top, behavior: "instant" });
    return top;
  }, part);
}

/** The browser has compared the rectangles, the page is scrolled no more, and the button has moved. */
async function settled(page: Page): Promise<void> {
  await mailButton(page).evaluate(async (button) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const place = button.closest<HTMLElement>("[data-floating]");
    for (let frame = 0; frame < 3 || place?.dataset.scrolling !== undefined; frame++) await drawn();
    await drawn();
    await Promise.all(button.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });
}
