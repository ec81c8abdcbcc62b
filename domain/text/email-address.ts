import { emailAddress as addressIn } from "@toadstool/mail/address";

/** An address that the owner or a program gives. Readers type theirs into a form in the site’s words. */
export const emailAddress = addressIn({
  missing: "Please enter an address like name@example.org.",
  controls: "An address cannot contain line breaks or control characters.",
  tooLong: "That is too long for an email address, which can have at most 254 characters.",
  invalid: "That does not look like an email address. Please enter an address like name@example.org.",
});
