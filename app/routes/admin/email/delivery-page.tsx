import { useCopying } from "@toadstool/elements/copying";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { CopyIcon } from "@toadstool/elements/icons";
import type { DnsRecord, DomainCheck } from "@toadstool/mail/deliverability";
import * as v from "valibot";
import { answersPresses, press } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { Facts } from "#app/ui/facts.tsx";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { usePress } from "#app/ui/press/use-press.ts";
import { missingSettings } from "#domain/letter/mail-settings.ts";
import { checkSendingDomain } from "#domain/sending-domain/sending-domain.server.ts";
import type { Route } from "./+types/delivery-page";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { Result } from "../letters/result.tsx";
import styles from "./delivery.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await requireOwnersRequest(context);
  const { from, transport } = services.settings.mail;
  return { address: from.address, transport, missing: missingSettings(services.settings) };
}

export const action = answersPresses(
  {
    "check-dns": press(
      v.object({}),
      (services, owner) => checkSendingDomain(services, owner),
      (shown) => ({ shown }),
    ),
  },
  "unseen",
);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: delivery of letters", matches)];

const words: Record<DomainCheck["state"], string> = {
  good: "Good",
  poor: "Could be improved",
  missing: "Missing",
  broken: "Not working",
  unknown: "No answer",
};

/** What mail providers check before they trust a letter. */
const domainChecks: ListOf<DomainCheck> = {
  one: "check",
  many: "sending domain checks",
  home: "",
  row: ({ name, state, mend, found, wanted, record }) => ({
    id: name,
    title: name,
    facts: { Result: <Result state={state} words={words[state]} /> },
    note: (
      <>
        {mend && <p>{mend}</p>}
        <details open={state === "missing" || state === "broken"}>
          <summary>Details of {name}</summary>
          <div className={`${shared.section} ${styles.details}`}>
            {record && <EmailRecord record={record} />}
            <Facts
              className={shared.facts}
              facts={[
                ["Found", found.join("\n") || "Nothing found"],
                ["Expected", wanted],
              ]}
            />
          </div>
        </details>
      </>
    ),
  }),
  facts: ["Result"],
};

/** Whether letters arrive: what is set, and what the world’s name servers say of the domain that they come from. */
export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, transport, missing } = loaderData;
  const { isPending, refusal } = usePress("check-dns");
  const shown = actionData && "summary" in actionData ? actionData : undefined;
  return (
    <AdminMain
      title="Delivery"
      gap="close"
      press={
        <FormButton intent="check-dns" disabled={isPending} preventScrollReset>
          {isPending ? "Asking the name servers…" : shown ? "Check again" : "Check the sending domain"}
        </FormButton>
      }
      intro={
        <p className={shared.measure}>
          Letters are sent through {transport} from {address || "an address that is not set yet"}. The check
          shows whether mail providers will trust them.
        </p>
      }
    >
      {missing.length > 0 && (
        <Section id="missing" title="Letters cannot be sent yet">
          <ul role="alert">
            {missing.map((setting) => (
              <li key={setting}>{setting}</li>
            ))}
          </ul>
          <p>
            Set them in studio/site.json under “vars”, or in .dev.vars on your own machine, and deploy again.
          </p>
        </Section>
      )}
      {refusal && <Trouble>{refusal.message}</Trouble>}
      {shown && (
        <>
          <output className={shared.measure}>
            <strong>{shown.summary.title}</strong> {shown.summary.words}
          </output>
          <List of={domainChecks} items={shown.checks} />
        </>
      )}
    </AdminMain>
  );
}

/** A record to put into the domain's zone. */
function EmailRecord({ record: { type, name, value } }: { record: DnsRecord }) {
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
