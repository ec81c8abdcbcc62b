/** Dispatched on `window`, it asks for React as a reader would. */
export const askEvent = "hydratepage";

/** Dispatched on `window` by `useReportHydration`, once React has taken the page over. */
export const hydratedEvent = "pagehydrated";
