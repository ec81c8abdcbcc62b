/**
 * What visitors may do with prints.
 * What is off is not built: the site has none of its code and styles, and its addresses lead nowhere.
 */

/** They hang prints on a line of their own, at /art/line. */
export const hasLine: boolean = true;

/** They print sheets of a series on the papers and in the inks of press.ts. */
export const hasPress: boolean = true;

/** They lay a loupe on pictures; print-details.server.ts says how these were printed. */
export const hasLoupe: boolean = true;
