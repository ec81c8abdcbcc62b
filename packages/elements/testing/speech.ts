import { speak } from "@toadstool/language";
import { compileMessages } from "@toadstool/language/messages";

const messages = {
  elements: {
    close: "Close",
    loading: "Loading...",
    search: "Search",
    theme: "Theme",
    characters: {
      left: "{count, plural, one {# character} other {# characters}} left of {limit, number}.",
      over: "{count, plural, one {# character} other {# characters}} over the limit of {limit, number}.",
    },
    moments: {
      dayAndTime: "{day}, {time}",
      on: "on {moment}",
      justNow: "just now, at {time}",
      yesterday: "yesterday, at {time}",
      agoAt: "{ago}, at {time}",
      agoOn: "{ago}, on {moment}",
    },
  },
} as const;

/** What the elements say in tests. */
export const speech = {
  language: "en-GB",
  ...speak<typeof messages>(compileMessages(messages), "en-GB"),
};
