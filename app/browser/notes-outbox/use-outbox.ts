import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { hearOutbox, lastSentAt, listWaiting, type WaitingNote } from "./outbox.ts";
import { sendWaiting } from "./send-waiting.ts";

/** What waits on this device; sends it when the page opens, when it is seen again, and when the connection is back. */
export function useOutbox(): WaitingNote[] {
  const [waiting, setWaiting] = useState<WaitingNote[]>([]);
  const { revalidate } = useRevalidator();
  // One was published: the list below the form has it.
  const listAgain = useEffectEvent(() => revalidate());
  useEffect(() => {
    let count = 0;
    const read = async () => {
      const notes = await listWaiting();
      setWaiting(notes);
      if (notes.length < count && navigator.onLine) await listAgain();
      count = notes.length;
    };
    const send = () => void (document.visibilityState === "visible" && sendWaiting().catch(() => undefined));
    const end = hearOutbox(() => void read());
    // The service worker may have sent one after the list was read and before this page listened.
    const catchUp = async () => void ((await lastSentAt()) > performance.timeOrigin && (await listAgain()));
    void read()
      .then(send)
      .then(catchUp)
      .catch(() => undefined);
    window.addEventListener("online", send);
    document.addEventListener("visibilitychange", send);
    return () => {
      end();
      window.removeEventListener("online", send);
      document.removeEventListener("visibilitychange", send);
    };
  }, []);
  return waiting;
}
