// In workerd, whose own text encoding the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ListFault } from "./list-fault.ts";
import { readListPart } from "./list-part.ts";
import { planList } from "./list-plan.ts";

/** What a list says of each of its people: `reader`, or the state and where it says so. */
function said(lines: string[], fileName = "list.csv") {
  const bytes = new TextEncoder().encode(`${lines.join("\n")}\n`);
  const plan = planList(bytes, { isUtf8: true, isWhole: true, fileName });
  if (plan instanceof ListFault) throw plan;
  const { rows } = readListPart(plan, bytes, { at: plan.start, line: 1, isLast: true, most: 100 });
  return rows.map((row) => row.trouble ?? row.said?.state ?? "reader");
}

const people = (head: string, ...rows: string[]) => [
  head,
  ...rows.map((row, index) => row.replace("@", `p${index}@pond.example`)),
];

/** The layouts in which these services write their lists, and what each row says. */
const layouts: [service: string, lines: string[], states: string[], fileName?: string][] = [
  [
    "Substack",
    people(
      "email,active_subscription,expiry,plan,email_disabled,digest_enabled,created_at,first_payment",
      "@,false,,other,false,false,2023-03-24T10:23:10.000Z,",
      "@,false,,other,true,false,2023-03-24T10:23:10.000Z,",
    ),
    ["reader", "unsubscribed"],
  ],
  [
    "Mailchimp, unsubscribed",
    people("Email Address,First Name,OPTIN_TIME,CONFIRM_TIME,UNSUB_TIME,UNSUB_REASON,LEID", "@,Ada,,,,,1"),
    ["unsubscribed"],
    "unsubscribed_members_export_1.csv",
  ],
  [
    "Mailchimp, cleaned",
    people(
      "Email Address,First Name,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,LEID",
      "@,Ada,2021-05-05 09:00:00,May,1",
    ),
    ["bounced"],
    "renamed.csv",
  ],
  [
    "Mailchimp, nonsubscribed",
    people(
      "Email Address,MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME,LEID",
      "@,2,,,1",
      "@,2,2020-01-01 10:00:00,2020-01-01 10:00:00,2",
    ),
    ["pending", "reader"],
  ],
  [
    "Mailchimp, nonsubscribed, by its name",
    people("Email Address,LEID", "@,1"),
    ["unsubscribed"],
    "nonsubscribed_email_audience_export_1.csv",
  ],
  [
    "MailerLite",
    people(
      "Subscriber,Sent,Opens,Clicks,Subscribed,Location,Status",
      "@,1,1,0,2023-01-01 10:00:00,,Active",
      "@,1,1,0,2023-01-01 10:00:00,,Unsubscribed",
      "@,1,1,0,2023-01-01 10:00:00,,Bounced",
      "@,1,1,0,2023-01-01 10:00:00,,Junk",
      "@,1,1,0,2023-01-01 10:00:00,,Unconfirmed",
    ),
    ["reader", "unsubscribed", "bounced", "complained", "pending"],
  ],
  [
    "Buttondown",
    people(
      "id,email_address,creation_date,notes,tags,type,source",
      '1,@,2023-01-01T00:00:00Z,,"moss,fern",regular,embedded_form',
      "2,@,2023-01-01T00:00:00Z,,,unsubscribed,api",
      "3,@,2023-01-01T00:00:00Z,,,unactivated,api",
      "4,@,2023-01-01T00:00:00Z,,,removed,api",
      "5,@,2023-01-01T00:00:00Z,,,undeliverable,api",
      "6,@,2023-01-01T00:00:00Z,,,complained,api",
      "7,@,2023-01-01T00:00:00Z,,,premium,api",
      "8,@,2023-01-01T00:00:00Z,,,throttled,api",
    ),
    ["reader", "unsubscribed", "pending", "unsubscribed", "bounced", "complained", "reader", "unknown"],
  ],
  [
    "beehiiv",
    people(
      "email,status,created_at,unsubscribed_at",
      "@,active,2023-01-01,",
      "@,inactive,2023-01-01,2023-02-01",
      "@,pending,2023-01-01,",
      "@,validating,2023-01-01,",
      "@,invalid,2023-01-01,",
      "@,,2023-01-01,2023-02-01",
    ),
    ["reader", "unsubscribed", "pending", "pending", "bounced", "unsubscribed"],
  ],
  [
    "Kit",
    people(
      "first_name,email,status,created_at,tags",
      "A,@,active,,",
      "B,@,cancelled,,",
      "C,@,bounced,,",
      "D,@,complained,,",
    ),
    ["reader", "unsubscribed", "bounced", "complained"],
  ],
  [
    "listmonk",
    people(
      "uuid,email,name,attributes,status",
      "1,@,H,{},enabled",
      "2,@,I,{},disabled",
      "3,@,J,{},blocklisted",
    ),
    ["reader", "unsubscribed", "unsubscribed"],
  ],
  [
    "Ghost",
    people(
      "id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers",
      "1,@,A,,true,,,2023-01-01,,,",
      "2,@,B,,false,,,2023-01-01,,,",
      "3,@,C,,true,,,2023-01-01,2023-05-01,,",
    ),
    ["reader", "unsubscribed", "unsubscribed"],
  ],
  [
    "Campaign Monitor",
    people(
      "Email Address,Name,Date Joined,Status",
      "@,A,2020,Active",
      "@,B,2020,Deleted",
      "@,C,2020,Unsubscribed",
      "@,D,2020,Bounced",
    ),
    ["reader", "unsubscribed", "unsubscribed", "bounced"],
  ],
  [
    "Brevo",
    people("CONTACT ID;EMAIL;EMAIL_BLACKLISTED;DOUBLE_OPT-IN;ADDED_TIME", "1;@;No;1;2020", "2;@;Yes;1;2020"),
    ["reader", "unsubscribed"],
  ],
  ["Sendy", people("Name,Email", "Ada,@"), ["complained"], "pond-marked-as-spam.csv"],
  [
    "Mailjet",
    people("email,IsExcludedFromCampaigns,IsUnsubscribed", "@,false,false", "@,true,false", "@,false,1"),
    ["reader", "unsubscribed", "unsubscribed"],
  ],
  [
    "TinyLetter",
    people("Email,Date,Status", "@,2019-01-01,Subscribed", "@,2019-01-01,Unsubscribed"),
    ["reader", "unsubscribed"],
  ],
  [
    "Revue",
    people("email,first_name,last_name,unsubscribed_at", "@,A,B,2020-02-02", "@,A,B,"),
    ["unsubscribed", "reader"],
  ],
  ["Revue, by its name", people("email,first_name", "@,A"), ["unsubscribed"], "lists/unsubscribed.csv"],
  [
    "AWeber",
    people("Email,Stop Time,Stop Status", "@,,", "@,2020-02-02,unsubscribed"),
    ["reader", "unsubscribed"],
  ],
  [
    "Klaviyo",
    people("Email,Email Marketing Consent", "@,SUBSCRIBED", "@,NEVER_SUBSCRIBED"),
    ["reader", "unsubscribed"],
  ],
];

describe("a list says of its people", () => {
  it.each(layouts)("what %s writes of them", (_, lines, states, fileName) => {
    expect(said(lines, fileName)).toEqual(states);
  });

  it("that they read, or nothing, where no word is of leaving", () => {
    expect(said(people("email,name", "@,Left Bank", "@,Ada"))).toEqual(["reader", "reader"]);
    expect(said(people("email,city,state", "@,Pondwick,CA"))).toEqual(["reader"]);
    expect(said(people("email,unsubscribe_url", "@,https://a.example/u/1"))).toEqual(["reader"]);
    expect(said(people("email,type", "@,Friend"))).toEqual(["reader"]);
    expect(said(people("email,bounces", "@,0", "@,2"))).toEqual(["reader", "bounced"]);
    expect(said(people("email,unsubscribed_at", "@,0000-00-00 00:00:00"))).toEqual(["reader"]);
  });

  it("a state that nobody understands: it is asked about, and never a reader", () => {
    expect(said(people("email,status", "@,churning", "@,7", "@,Aktivní"))).toEqual([
      "unknown",
      "unknown",
      "unknown",
    ]);
    expect(said(people("email,subscribed", "@,perhaps"))).toEqual(["unknown"]);
  });

  it("a contradiction: it is asked about too", () => {
    expect(said(people("email,status,unsubscribed_at", "@,active,2023-02-01"))).toEqual(["unknown"]);
    expect(said(people("email,status", "@,active"), "unsubscribed.csv")).toEqual(["unknown"]);
    expect(said(people("email,status,bounced", "@,unsubscribed,yes"))).toEqual(["bounced"]);
  });

  it("a state in whatever column, also without headings", () => {
    expect(said(people("email,group", "@,Bounced", "@,moss|unsubscribed"))).toEqual([
      "bounced",
      "unsubscribed",
    ]);
    expect(said(["a@pond.example,inactive", "b@pond.example,active"])).toEqual(["unsubscribed", "reader"]);
  });

  it("the state alone, in an export of this product’s own", () => {
    const head = "email,state,confirmed_at,unsubscribed_at,undeliverable_at,undeliverable_because";
    expect(said(people(head, "@,confirmed,2024-01-02,2024-01-01,,", "@,unsubscribed,,2024-01-01,,"))).toEqual(
      ["reader", "unsubscribed"],
    );
  });
});
