import { logInWithPopup, type PopupTrouble } from "@toadstool/openid/browser";
import { useState } from "react";
import { session } from "./session.ts";

/** A login beside the page, for a button. */
export function usePopupLogin() {
  const [trouble, setTrouble] = useState<PopupTrouble | null>(null);
  const [isOpen, setOpen] = useState(false);
  const logIn = async () => {
    setTrouble(null);
    setOpen(true);
    setTrouble(await logInWithPopup(session));
    setOpen(false);
  };
  return { isOpen, trouble, logIn: () => void logIn() };
}
