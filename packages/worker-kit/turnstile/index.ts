export { loadTurnstile, type Turnstile } from "./load-turnstile.ts";
export { showTurnstile } from "./show-turnstile.ts";
export { type TurnstileVerdict, verifyTurnstile } from "./verify-turnstile.ts";
