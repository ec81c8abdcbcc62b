import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import styles from "./pending-navigation.module.css";

/** Shows that a page is on its way, and says its name when it has come. */
export function PendingNavigation({ isStranded }: { isStranded: boolean }) {
  const pending = useNavigation().state !== "idle" && !isStranded;
  const arrived = useArrivedTitle();
  return (
    <div className={styles.bar} data-pending={pending || undefined}>
      <output className="visually-hidden">{pending ? "Loading..." : arrived}</output>
    </div>
  );
}

/** The title of the page a client navigation led to; a whole document announces itself. */
function useArrivedTitle(): string {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (pathname !== first || title) setTitle(document.title);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new page is news
  }, [pathname]);
  return title;
}
