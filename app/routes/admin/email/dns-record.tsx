import { useCopying } from "@toadstool/elements/copying";
import { Button } from "@toadstool/elements/forms/button";
import { CopyIcon } from "@toadstool/elements/icons";
import type { DnsRecord } from "@toadstool/mail/deliverability";
import { Facts } from "#app/ui/facts.tsx";
import shared from "../admin.module.css";

/** A record to put into the domain's zone. */
export function EmailRecord({ record: { type, name, value } }: { record: DnsRecord }) {
  const { message, copy } = useCopying(
    "This browser does not allow copying. Select the value and copy it yourself.",
  );
  return (
    <>
      <Facts
        className={shared.facts}
        facts={[
          ["Type", type],
          ["Name", <code key="name">{name}</code>],
          ["Value", <code key="value">{value}</code>],
        ]}
      />
      <p className={shared.row}>
        <Button look="quiet" className="needs-script" onClick={() => copy(value, "Copied.")}>
          <CopyIcon /> Copy the value
        </Button>
        <output>{message}</output>
      </p>
    </>
  );
}
