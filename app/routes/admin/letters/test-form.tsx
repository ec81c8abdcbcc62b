import { Form, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { Done } from "@toadstool/elements/dialog/notice";
import type { Refused } from "#domain/outcome.ts";
import shared from "../admin.module.css";
import styles from "./review.module.css";

interface TestFormProps {
  /** Where the last test went. */
  tested: string | null;
  ownAddress: string;
  refusal?: Refused;
  typed: Record<string, string>;
}

/** The very mail that readers would get, with '[Test]' before its subject. */
export function TestForm({ tested, ownAddress, refusal, typed }: TestFormProps) {
  const isBusy = useNavigation().formData?.get("intent") === "test";
  return (
    <Form method="post" className={`${shared.buttons} ${styles.row}`} preventScrollReset>
      <Field
        label="Send test to"
        name="to"
        type="email"
        defaultValue={refusal ? typed.to : (tested ?? "")}
        placeholder={ownAddress}
        autoComplete="email"
        issues={refusal?.issues}
        className={styles.to}
      />
      <Button type="submit" name="intent" value="test" look="quiet" disabled={isBusy}>
        {isBusy ? "Sending…" : "Send test"}
      </Button>
      <Done>{tested && `A test letter is on its way to ${tested}.`}</Done>
    </Form>
  );
}
