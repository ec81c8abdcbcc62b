/** Said where a picture is not there. */
export const gone = "This picture no longer exists. It may have been deleted in another window.";
