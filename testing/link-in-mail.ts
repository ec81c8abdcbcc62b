interface Mail {
  text: string;
  html: string;
}

/** The first address in a mail that leads to `path` on the site. */
export function findLinkIn({ text, html }: Mail, path: string): string | undefined {
  const texts = `${text}\n${html.replaceAll("&amp;", "&")}`;
  return texts.match(new RegExp(`https?://[^\\s<>"\\])]*${path}[^\\s<>"\\])]*`))?.[0];
}

/** The same where it has to be there. */
export function linkIn(mail: Mail | undefined, path: string): string {
  const link = mail && findLinkIn(mail, path);
  if (!link) throw new Error(`No link to ${path} in ${mail?.text ?? "a mail that never came"}`);
  return link;
}
