/** The page of the welcome letters. */
export const home = "/admin/email/welcome";
