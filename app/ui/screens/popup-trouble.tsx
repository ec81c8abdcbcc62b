import { type PopupTrouble as Trouble, popupAddress } from "@toadstool/openid/browser";
import { session } from "#app/browser/identity/session.ts";

/** Why the login in a window of its own came to nothing, and the way on. */
export function PopupTrouble({ trouble }: { trouble: Trouble | null }) {
  return (
    <div role="alert">
      {trouble && (
        <p>
          <strong>{trouble.message}</strong> <WayOn code={trouble.code} />
        </p>
      )}
    </div>
  );
}

function WayOn({ code }: { code: string }) {
  if (code === "popup_blocked") {
    return (
      <>
        – the browser blocked the window.{" "}
        <a href={popupAddress(session.loginAddress)} target="_blank" rel="opener">
          Log in in a new tab
        </a>
        , then come back here.
      </>
    );
  }
  if (code === "popup_closed") return <>– the window was closed before you were logged in. Try again.</>;
  if (code === "timeout") {
    return <>– one minute has passed. Finish in the window if it is still open, or try again.</>;
  }
  return null;
}
