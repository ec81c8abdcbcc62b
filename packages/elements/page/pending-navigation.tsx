import { usePending } from "./use-pending.ts";
import { useElementsWords } from "../words.ts";
import styles from "./pending-navigation.module.css";

/** Shows that a page is on its way, and says its name when it has come. */
export function PendingNavigation({ isStranded }: { isStranded: boolean }) {
  const { isPending, arrived } = usePending();
  const { elements: words } = useElementsWords();
  const isShown = isPending && !isStranded;
  return (
    <div className={styles.bar} data-pending={isShown || undefined}>
      <output className="visually-hidden">{isShown ? words.loading : arrived}</output>
    </div>
  );
}
