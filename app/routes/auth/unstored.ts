/** The headers of every answer on the way through a login: nothing of it is kept, and no address is passed on. */
export const unstored = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
