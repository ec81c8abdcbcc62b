const address = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

export interface Turnstile {
  render(place: HTMLElement, options: Record<string, unknown>): string;
  remove(widget: string): void;
}

let loading: Promise<Turnstile> | null = null;

/** Cloudflare's script, fetched when a form first needs it, and again where that failed. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("load", () => {
      const { turnstile } = window as unknown as { turnstile?: Turnstile };
      if (turnstile) resolve(turnstile);
      else reject(new Error("The Turnstile script did not define Turnstile."));
    });
    script.addEventListener("error", () => reject(new Error("Turnstile’s script did not load.")));
    document.head.appendChild(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
