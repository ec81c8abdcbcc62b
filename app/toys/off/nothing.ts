/** What a toy that is off shows, in place of a component. */
export type Off<Component extends (props: never) => unknown> = (props: Parameters<Component>[0]) => null;

export const Nothing = () => null;

/** What it hears. */
export const hearNothing = () => () => undefined;
