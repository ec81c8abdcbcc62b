/** Said where an image is not there. */
export const gone = "This image no longer exists. It may have been deleted in another window.";
