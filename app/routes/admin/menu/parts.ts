/** The pages of the menu. */
export const menuParts = {
  label: "Parts of the site",
  pages: [
    { to: "/admin/menu", words: "Menu" },
    { to: "/admin/menu/footer", words: "Footer" },
    { to: "/admin/menu/words", words: "Words" },
    { to: "/admin/menu/themes", words: "Themes" },
  ],
};
