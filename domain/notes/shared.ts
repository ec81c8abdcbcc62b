/** What a phone or the bookmarklet shares: https://www.w3.org/TR/web-share-target/. */
interface Shared {
  title?: string;
  text?: string;
  url?: string;
}

/**
 * The text and the link of a note that is made of something shared. Many programs put the address at the end of the text; a
 * title is taken only where there is no text.
 */
export function noteOfShared({ title = "", text = "", url = "" }: Shared): { content: string; link: string } {
  const [, before = "", address = ""] = /^([^]*?)(https?:\/\/\S+)\s*$/.exec(text) ?? [];
  const link = url || address;
  const words = (address !== "" && (url === "" || url === address) ? before : text).trim();
  return { content: words || title.trim(), link };
}
