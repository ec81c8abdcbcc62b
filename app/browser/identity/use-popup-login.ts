import { useState } from "react";
import { logInWithPopup, type PopupTrouble } from "./popup-login.ts";

/** A login beside the page, for a button. */
export function usePopupLogin() {
  const [trouble, setTrouble] = useState<PopupTrouble | null>(null);
  const [isOpen, setOpen] = useState(false);
  const logIn = async () => {
    setTrouble(null);
    setOpen(true);
    setTrouble(await logInWithPopup());
    setOpen(false);
  };
  return { isOpen, trouble, logIn: () => void logIn() };
}
