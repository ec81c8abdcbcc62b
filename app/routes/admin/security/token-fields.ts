import { type TokenScope, tokenScopes } from "#domain/identity/tokens/personal-token.ts";

/** Each scope has a field of its own, so that a refused form keeps every tick. */
export function scopeField(scope: TokenScope): string {
  return `scope-${scope}`;
}

export function tickedScopes(typed: Record<string, string>): TokenScope[] {
  return tokenScopes.filter((scope) => typed[scopeField(scope)] !== undefined);
}
