import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { SubscriberImport } from "#domain/subscribers/importing/import.ts";
import styles from "./subscribers.module.css";

export function ThrowAway({ list: { state } }: { list: SubscriberImport }) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" className={styles.row}>
      <input type="hidden" name="intent" value="throw-away" />
      <Button type="submit" look="quiet" disabled={isBusy}>
        {state === "done" ? "Delete the report" : "Discard this import"}
      </Button>
      <p className={styles.soft}>
        {state === "done" ? "The subscribers it added stay." : "No one is added, and the list is deleted."}
      </p>
    </Form>
  );
}
