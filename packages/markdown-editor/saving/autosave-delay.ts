/** Milliseconds between the last edit and its save. */
export const autosaveDelay = 10_000;
