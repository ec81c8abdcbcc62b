import { CheckField, Field, SelectField } from "@toadstool/elements/forms/field";
import { type LinkKind, linkKinds } from "#domain/profile/link-kinds.ts";
import { type ProfileLink, profileLink } from "#domain/profile/profile.ts";
import { typedAddress } from "#domain/text/typed-address.ts";
import type { EntryFieldsProps, EntryList } from "../facts/entry-list.ts";

const kindNames: Record<LinkKind, string> = {
  code: "Code",
  photos: "Photographs",
  network: "Professional network",
  video: "Videos",
  mail: "Email",
  other: "Something else",
};

/** The creator’s other places on the web. */
export const links: EntryList<"profile", ProfileLink> = {
  fact: "profile",
  title: "Links",
  intro: "Your other places on the web, in the menu and on the About page, in this order.",
  one: "link",
  empty: "Add your first one: a profile, a shop, an address for mail.",
  newOnes: "first",
  schema: profileLink,
  entriesIn: (profile) => profile.links,
  withEntries: (profile, entries) => ({ ...profile, links: entries }),
  summaryOf: ({ label, href, about }) => ({
    title: label,
    note: about === false ? `${href} · in the menu only` : href,
  }),
  fieldsOf: ({ label, href, kind, about }) => ({ label, href, kind, about: about === false ? "" : "on" }),
  entryFrom: ({ label, href, kind, about }) => ({
    label,
    href: typedAddress(href ?? ""),
    kind,
    ...(about !== "on" && { about: false }),
  }),
  Fields: LinkFields,
};

function LinkFields({ values, issues }: EntryFieldsProps) {
  return (
    <>
      <Field
        label="Label"
        name="label"
        required
        hint="What the link says, like “Photographs on Instagram”."
        defaultValue={values.label}
        issues={issues}
      />
      <Field
        label="Address"
        name="href"
        required
        inputMode="url"
        autoCapitalize="none"
        hint="On the web, like “ada.example/shop”, or for mail, like “ada@ada.example”."
        defaultValue={values.href}
        issues={issues}
      />
      <SelectField
        label="What it is"
        name="kind"
        options={linkKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
        defaultValue={values.kind ?? "other"}
      />
      <CheckField name="about" isOn={values.about !== ""}>
        Show it on the About page, too
      </CheckField>
    </>
  );
}
