/** Where the skip link leads. */
export const contentId = "content";

export const menuId = "site-menu";

/** The themes in the header. */
export const themesId = "site-themes";
