import { findLinkIn } from "#testing/link-in-mail.ts";
import { until } from "./person.ts";

interface Mail {
  text: string;
  html: string;
  to: { address: string }[];
}

/** The address in the newest mail to a person that leads to `path`, once it has arrived. */
export function linkInMail(inbox: string, to: string, path: string): Promise<string> {
  return until(`a mail to ${to}`, async () => {
    const mails = (await (await fetch(`${inbox}/email`)).json()) as Mail[];
    const mail = mails.findLast((each) => each.to.some(({ address }) => address === to));
    return mail && findLinkIn(mail, path);
  });
}
