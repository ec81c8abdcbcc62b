/**
 * What visitors may do with your prints.
 * What is off is not built: the site has none of its code and styles, and its addresses lead nowhere.
 */

/** They hang prints on a line of their own, at /art/line. */
export const hasLine: boolean = false;

/** They print sheets of a series on the papers and in the inks of press.ts. */
export const hasPress: boolean = false;

/** They lay a loupe on pictures; print-details.server.ts says how these were printed. */
export const hasLoupe: boolean = false;
