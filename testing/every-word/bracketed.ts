import type { Messages } from "@toadstool/language";

/** A pseudo-language: what messages say themselves is in brackets, `⟦Read ⟧<link>⟦the blog⟧</link>`; their syntax stays. */
export function bracketed(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      typeof message === "string" ? bracket(message) : bracketed(message),
    ]),
  );
}

/** What is between the signs of the syntax: a placeholder up to its end or its first form, a tag, the end of a form and the name of the next. */
const syntax = /\{\w+(?:, *\w+)?\}|\{\w+,[^{}]*\{|\}\s*(?:[\w=]+\s*\{|\}+)|<\/?\w+>/g;

function bracket(message: string): string {
  let end = 0;
  const parts: string[] = [];
  const say = (text: string) => parts.push(/\p{L}/u.test(text) ? `⟦${text}⟧` : text);
  for (const { 0: sign, index } of message.matchAll(syntax)) {
    say(message.slice(end, index));
    parts.push(sign);
    end = index + sign.length;
  }
  say(message.slice(end));
  return parts.join("");
}
