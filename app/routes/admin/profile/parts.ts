/** The pages of the profile. */
export const profileParts = {
  label: "Parts of the profile",
  pages: [
    { to: "/admin/profile", words: "Profile" },
    { to: "/admin/profile/links", words: "Links" },
    { to: "/admin/profile/jobs", words: "Jobs" },
    { to: "/admin/profile/tools", words: "Tools" },
  ],
};
