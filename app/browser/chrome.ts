/** Where the skip link leads. */
export const contentId = "content";

export const menuId = "site-menu";

/** The menu is a row: as in app/ui/chrome/header.module.css. */
export const wideEnough = "(width >= 54.375em)";
