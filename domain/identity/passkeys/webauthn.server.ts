/** What the site uses of the library; the rest of it, which reads makers' certificates, stays out of the Worker. */
export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
