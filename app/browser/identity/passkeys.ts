import { useRef, useState } from "react";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import type { StartAuthenticationOpts, StartRegistrationOpts } from "@simplewebauthn/browser";

/** Opens the browser’s own passkey window, and puts what it answers into the form’s field `answer` before the form is sent. */
export function usePasskey(purpose: "add" | "login") {
  const isScripted = useScripted();
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const open = async () => {
    const shown = form.current;
    if (isOpen || !shown?.reportValidity()) return;
    setOpen(true);
    setTrouble("");
    try {
      const field = shown.elements.namedItem("answer") as HTMLInputElement;
      field.value = JSON.stringify(await ask(purpose));
      shown.requestSubmit();
    } catch (error) {
      setTrouble(wordsFor(error));
    } finally {
      setOpen(false);
    }
  };
  // A click before this code was there would do nothing.
  return { form, isOpen, canOpen: isScripted && !isOpen, trouble, open };
}

async function ask(purpose: "add" | "login") {
  const library = await import("@simplewebauthn/browser");
  if (!library.browserSupportsWebAuthn()) throw new Error("This browser has no passkeys.");
  const options = { optionsJSON: await optionsFor(purpose) };
  return purpose === "add"
    ? library.startRegistration(options as StartRegistrationOpts)
    : library.startAuthentication(options as StartAuthenticationOpts);
}

async function optionsFor(purpose: "add" | "login"): Promise<unknown> {
  const body = new FormData();
  body.set("for", purpose);
  const answer = await fetch("/auth/passkey/options", { method: "POST", body });
  if (answer.ok) return answer.json();
  if (answer.status === 401) throw new Error("Your session has ended. Log in again, then add the passkey.");
  const refusal = (await answer.json().catch(() => null)) as { message?: string } | null;
  throw new Error(refusal?.message ?? "The site did not answer. Try again.");
}

/** Browsers tell a person who cancelled, and one who took too long, by the same name. */
function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return "The passkey could not be used. Try again.";
  if (error.name === "NotAllowedError")
    return "No passkey was used: the window was closed, or it took too long. Try again.";
  if (error.name === "InvalidStateError") return "This device has a passkey for this site already.";
  return error instanceof TypeError ? "There is no connection. Try again once there is one." : error.message;
}
