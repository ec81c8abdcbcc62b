import type { Journey } from "../journey.ts";
import { until } from "../person.ts";
import { exactly, places, searchFor } from "../places.ts";

const { title = "", slug = "" } = places.post ?? {};

export const searchAndLike: Journey = {
  name: "search, post, like, back: the like is kept after a reload, and counted once",
  hasPlace: places.post !== undefined,
  async walk(person) {
    await person.visit("/blog");
    await person.hydrated();
    await person.write("/^Search/", searchFor(title));
    await person.at(/\?q=./);
    await person.press("link", exactly(title));
    await person.at(new RegExp(`/blog/${slug}$`));
    await person.see("heading", title);
    const count = async () => Number(/\d+/.exec((await person.see("button", "/^Like/")).text)?.[0]);
    const before = await count();
    await person.press("button", "/^Like/");
    await until("the like is counted", async () => (await count()) === before + 1);
    await answered();
    await person.back();
    await person.at(/\?q=./);
    // Whether the button is pressed is the page's own; how many like it is the site's.
    for (let times = 1; times <= 2; times++) {
      await person.visit(`/blog/${slug}`);
      await person.hydrated();
      const counted = (await count()) - before;
      if (counted !== 1)
        throw new Error(`A visitor who pressed it ${times} times is counted ${counted} times.`);
      if ((await person.see("button", "/^Like/")).isPressed) return;
      await person.press("button", "/^Like/");
      await answered();
    }

    function answered() {
      return until("the press is answered", () =>
        person.tab.run(() =>
          performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/api/posts/likes")),
        ),
      );
    }
  },
};
