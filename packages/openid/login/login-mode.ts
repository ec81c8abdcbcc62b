/** Where a login happens: in the page's own window, in a popup beside it, or in a hidden frame of it. */
export type LoginMode = "redirect" | "popup" | "silent";

/**
 * How a request for a login is to be answered. A silent check may end a session, so only a frame that this site itself
 * opened may ask for one; every other request gets an ordinary login, which changes nothing until the person has logged in.
 */
export function loginModeOf(request: Request): LoginMode {
  const asked = new URL(request.url).searchParams.get("mode");
  if (asked === "popup") return "popup";
  return asked === "silent" && isOwnFrame(request.headers) ? "silent" : "redirect";
}

function isOwnFrame(headers: Headers): boolean {
  return headers.get("Sec-Fetch-Site") === "same-origin" && isFramed(headers);
}

/** Whether the answer will be shown in a frame. */
export function isFramed(headers: Headers): boolean {
  return headers.get("Sec-Fetch-Dest") === "iframe";
}
