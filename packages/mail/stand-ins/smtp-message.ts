/** Reads a message as a mail program does: dots undone, folds unfolded, encoded words and quoted-printable decoded. */
export function readMessage(raw: string) {
  const message = raw.replace(/^\.\./gm, ".");
  const headers = headersOf(message);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1] ?? "";
  const parts = message.split(`--${boundary}`).slice(1, -1);
  const part = (type: string) => {
    const found =
      parts.find((each) => headersOf(each.trimStart()).get("content-type")?.startsWith(type)) ?? "";
    const body = found.slice(found.indexOf("\r\n\r\n") + 4, -2);
    return unquoted(body).replaceAll("\r\n", "\n");
  };
  const sender = decodeWords(headers.get("from") ?? "");
  return {
    subject: decodeWords(headers.get("subject") ?? ""),
    sender: (/^(.*) <[^>]*>$/.exec(sender)?.[1] ?? "").replace(/^"|"$/g, "").replace(/\\(.)/g, "$1"),
    text: part("text/plain"),
    html: part("text/html"),
    headers: Object.fromEntries(headers),
  };
}

function headersOf(message: string): Map<string, string> {
  const head = (message.split("\r\n\r\n")[0] ?? "").replaceAll(/\r\n(?=[ \t])/g, "");
  return new Map(
    head.split("\r\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

/** RFC 2047; the blank between two encoded words is none. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => utf8(atob(word)));
}

function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return utf8(bytes);
}

function utf8(binary: string): string {
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
