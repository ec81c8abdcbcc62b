/** Where a silent check ends: `code` is "logged_in", or why it came to nothing. */
export function checkedAddress(code: string): string {
  return `/auth/checked?code=${encodeURIComponent(code)}`;
}
