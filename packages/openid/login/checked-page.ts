import { loginHeaders } from "./login-headers.ts";

/**
 * Where a silent check ends, in its hidden frame: a few words of script, allowed by the nonce, tell the page around it the
 * `code` in the address. That page then asks the site for the state of the session.
 */
export function checkedPage(nonce: string): Response {
  return new Response(page(nonce), { headers: headersOf(nonce) });
}

const page = (nonce: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Login checked</title>
<script nonce="${nonce}">
parent.postMessage(
  { kind: "site-silent-login", code: new URLSearchParams(location.search).get("code") },
  location.origin,
);
</script>
</html>`;

/** The one page of the login that may be framed, and by this site alone. */
function headersOf(nonce: string) {
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'self'; form-action 'none'; base-uri 'none'`;
  return {
    ...loginHeaders,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    "X-Frame-Options": "SAMEORIGIN",
    "X-Robots-Tag": "noindex",
  };
}
