/** Where the skip link leads. */
export const contentId = "content";

export const menuId = "site-menu";
