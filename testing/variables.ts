/** The variables of the Worker in unit tests, over those of wrangler.toml; no others come from anywhere. */
export const testVariables = {
  APP_SECRET: "a secret for tests only, never used anywhere else",
  SITE_URL: "https://toadstool.test",
  OIDC_ISSUER: "https://identity.test",
  OIDC_CLIENT_ID: "toadstool",
  OWNER_SUBJECTS: "owner",
  MAIL_FROM: "letters@toadstool.test",
  POSTAL_LINE: "Toadstool Studio, Marsh Lane 7, Pondwick",
};
