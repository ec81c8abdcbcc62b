/**
 * The headers of every answer on the way through a login: nothing of it is kept, and no address is
 * passed on. (Without any referrer, forms here would call their own origin "null" and be refused.)
 */
export const unstored = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
