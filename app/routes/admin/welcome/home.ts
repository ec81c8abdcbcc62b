/** The page of the welcome series. */
export const home = "/admin/email/welcome";
