/** Dispatched on `window`, it asks for React as a reader would. */
export const askEvent = "hydratepage";
