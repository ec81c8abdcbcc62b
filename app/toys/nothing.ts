/** In place of what the studio has switched off. */
export const Nothing = () => null;

/** The same for what hears the reader. */
export const hearNothing = (): (() => void) => () => undefined;
