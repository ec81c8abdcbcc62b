import { keys } from "../browser.ts";
import type { Journey } from "../journey.ts";
import { until } from "../person.ts";
import { places } from "../places.ts";

const page = () =>
  document.querySelector("nav[aria-label=Pages] [aria-current]")?.getAttribute("aria-label") ??
  document.querySelector("nav[aria-label=Pages] [aria-current]")?.textContent ??
  "";

export const zineAndPdf: Journey = {
  name: "zine and PDF: pages turn, the reader opens over them, the sheet for folding is made",
  hasPlace: places.zine !== undefined,
  async walk(person) {
    await person.visit(`/art/zine/${places.zine}`);
    await person.hydrated();
    await person.press("link", "Page 3");
    await until("the third page is marked", async () => /3/.test(await person.tab.run(page)));
    await person.press("button", "Read it full screen");
    await person.see("image", "/^Page 3\\./");
    await person.tab.type([keys.right]);
    await person.see("image", "/^Page [45]\\./");
    await person.tab.type([keys.escape]);
    await person.seesNo("dialog", "/./");
    // A download goes to the disk without a trace in the page: the document is caught as it is offered.
    await person.tab.run(() => {
      const offered: string[] = ((window as unknown as { offered: string[] }).offered = []);
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob: Blob) => {
        offered.push(`${blob.type} ${blob.size}`);
        return make(blob);
      };
    });
    await person.press("button", "Print this zine");
    await until(
      "the sheet is made",
      async () => {
        const offered = await person.tab.run(() => (window as unknown as { offered: string[] }).offered);
        return offered.some(
          (file) => file.startsWith("application/pdf") && Number(file.split(" ")[1]) > 100_000,
        );
      },
      60_000,
    );
  },
};
