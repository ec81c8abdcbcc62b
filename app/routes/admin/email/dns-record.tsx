import { Button } from "@toadstool/elements/forms/button";
import { CopyIcon } from "@toadstool/elements/icons";
import { useCopying } from "@toadstool/elements/copying";
import type { DnsRecord } from "@toadstool/mail/deliverability";
import shared from "../admin.module.css";
import styles from "./sending-domain.module.css";

/** A record to put into the domain's zone. One press or one triple click takes the whole value. */
export function EmailRecord({ record: { type, name, value } }: { record: DnsRecord }) {
  const { message, copy } = useCopying(
    "This browser does not allow copying. Select the value and copy it yourself.",
  );
  return (
    <div className={styles.record}>
      <dl className={styles.facts}>
        <dt>Type</dt>
        <dd>{type}</dd>
        <dt>Name</dt>
        <dd>
          <code>{name}</code>
        </dd>
        <dt>Value</dt>
        <dd>
          <code>{value}</code>
        </dd>
      </dl>
      <p className={`${shared.row} ${styles.copying}`}>
        <Button look="quiet" className="needs-script" onClick={() => copy(value, "Copied.")}>
          <CopyIcon /> Copy the value
        </Button>
        <output>{message}</output>
      </p>
    </div>
  );
}
