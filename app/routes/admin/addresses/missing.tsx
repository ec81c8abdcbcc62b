import { ButtonLink } from "@toadstool/elements/forms/button";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { Nothing } from "@toadstool/elements/page/nothing";
import { Moment } from "#app/ui/moment/moment.tsx";
import type { MissingAddress } from "#domain/addresses/missing.server.ts";
import { counted } from "#domain/text/counted.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";

/** What readers asked for in vain, most often first. */
export function Missing({ missing }: { missing: MissingAddress[] }) {
  return (
    <Section id="missing" title="Not found">
      <p className={`${shared.soft} ${shared.measure}`}>
        Addresses that readers asked for within 90 days, and that are not here. Robots are not counted, nor
        readers who ask not to be.
      </p>
      {missing.length === 0 ? (
        <Nothing title="Nothing was missing">
          <p>When a reader follows a link to a page that is not here, its address appears in this list.</p>
        </Nothing>
      ) : (
        <ul className={shared.entries} aria-label="Addresses that were not found">
          {missing.map((address) => (
            <Row key={address.path} {...address} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Row({ path, times, referrer, lastAt }: MissingAddress) {
  return (
    <li className={shared.entry}>
      <div className={shared.words}>
        <p translate="no">{path}</p>
        <p className={shared.soft}>
          {counted(times, "time")}, last <Moment iso={lastAt} />
          {referrer && <>, from {referrer}</>}
        </p>
      </div>
      <div className={shared.buttons}>
        <ButtonLink
          to={`/admin/addresses?${new URLSearchParams({ path })}#redirects`}
          look="quiet"
          aria-label={`Redirect ${path}…`}
        >
          Redirect…
        </ButtonLink>
        <FormButton
          intent="forget"
          fields={{ path }}
          look="quiet"
          preventScrollReset
          aria-label={`Dismiss ${path}`}
        >
          Dismiss
        </FormButton>
      </div>
    </li>
  );
}
