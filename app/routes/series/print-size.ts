/** 25 cm across, at 300 pixels to the inch. */
export const printSize = { width: 3000, height: 4000 };
