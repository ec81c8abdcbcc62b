import { use, useEffect } from "react";
import { UNSAFE_DataRouterContext } from "react-router";

let sending = false;

/** Notes whether what the router does is sent or only fetched, for the moment in which it fails. */
export function useSendingWatch(): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  useEffect(
    () =>
      // React may never render that something was on its way, where it fails at once.
      router?.subscribe(({ navigation, fetchers }) => {
        const underWay = [navigation, ...fetchers.values()].filter(({ state }) => state !== "idle");
        if (underWay.length > 0) sending = underWay.some(({ formMethod = "GET" }) => formMethod !== "GET");
      }),
    [router],
  );
}

/** Whether the last navigation was a submission, whose outcome is then unknown. */
export const wasSending = (): boolean => sending;
