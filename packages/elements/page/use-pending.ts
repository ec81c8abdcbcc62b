import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** Whether a page is on its way, and the title of the page that a client navigation led to; a whole document announces itself. */
export function usePending(): { isPending: boolean; arrived: string } {
  const isPending = useNavigation().state !== "idle";
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [arrived, setArrived] = useState("");
  useEffect(() => {
    if (pathname !== first || arrived) setArrived(document.title);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new page is news
  }, [pathname]);
  return { isPending, arrived };
}
