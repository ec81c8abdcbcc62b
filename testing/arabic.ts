import { speak } from "@toadstool/language";
import { compileMessage } from "@toadstool/language/messages";
import type { Site } from "#domain/profile/site.ts";
import { english } from "#domain/words/catalogues/en.ts";
import { lay, type Words } from "#domain/words/words.ts";

const language = "ar-EG";

/** A few messages in Arabic over the English ones. */
const messages = lay(english, {
  feeds: { art: { title: "فن من {site}" } },
  mails: {
    article: { watch: "شاهد على {service}" },
    confirm: { textAgain: "ألغيت اشتراكك في رسائل {site} في {date}. هل هذا صحيح؟" },
    foot: { why: "تصلك هذه الرسالة لأنك اشتركت في {address}.", unsubscribe: "إلغاء الاشتراك" },
  },
});

/** A site that speaks Arabic where it has the words. */
export const arabicSite: Site = {
  origin: "https://toadstool.test",
  name: "حبر",
  author: "ليلى",
  description: "ما الجديد",
  timeZone: "Africa/Cairo",
  words: { ...speak<typeof english>(messages, language, compileMessage), language, version: "" } as Words,
};
