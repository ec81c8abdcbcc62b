import { keys } from "../browser.ts";
import type { Journey } from "../journey.ts";
import { until } from "../person.ts";
import { places } from "../places.ts";

const alive = () => document.querySelector("dialog [data-art]")?.getAttribute("data-art") ?? "";

export const wallAndWork: Journey = {
  name: "wall, work, keys, play: a work opens over the wall, keys turn to its neighbours, a piece plays and stops",
  hasPlace: places.movingWork !== undefined,
  async walk(person) {
    await person.visit("/art");
    await person.hydrated();
    const works = await person.tab.run(() =>
      [...document.querySelectorAll("[id^=work-]")].map(({ id }) => id.slice(5)),
    );
    const [first = "", second = ""] = works;
    await person.press("link", `/${await titleOf(first)}/`);
    await person.at(new RegExp(`/art/${first}$`));
    await person.see("dialog", "/./");
    await person.hydrated();
    await person.tab.type([keys.right]);
    await person.at(new RegExp(`/art/${second}$`));
    await person.tab.type([keys.left]);
    await person.at(new RegExp(`/art/${first}$`));
    await person.tab.type([keys.escape]);
    await person.at(/\/art$/);
    await person.seesNo("dialog", "/./");

    await person.visit(`/art/${places.movingWork}`);
    await person.hydrated();
    const moves = async () => /moving|resting/.test(await person.tab.run(alive));
    // It starts by itself; where less motion is asked for, by its button.
    await until("the piece starts", moves, 10_000).catch(() => person.press("button", "/^(Play|Let it|▷)/"));
    await until("the piece moves", moves, 60_000);
    await person.tab.type([keys.escape]);
    await until("nothing of it is left", () =>
      person.tab.run(() => document.querySelector("canvas") === null),
    );

    async function titleOf(slug: string): Promise<string> {
      return person.tab.run(
        (id) =>
          document.querySelector(`#work-${id} h2, #work-${id} h3, #work-${id} strong`)?.textContent ??
          document.getElementById(`work-${id}`)?.textContent ??
          "",
        slug,
      );
    }
  },
};
