import { Link } from "react-router";
import * as v from "valibot";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { answersPresses, press } from "#app/press.server.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { deletePostSeries, orderParts, renamePostSeries } from "#domain/post-series/managing.server.ts";
import { postSeriesPath } from "#domain/post-series/post-series.ts";
import {
  findPostSeries,
  type PostSeriesPage as Found,
} from "#domain/post-series-pages/post-series-page.server.ts";
import { renameTagInput } from "#domain/tags/tag.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/post-series-page";
import { AdminMain, Section } from "../admin-main.tsx";
import { RenameSection } from "../rename-section.tsx";
import styles from "./post-series-page.module.css";

const home = "/admin/series";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { services } = await requireOwnersRequest(context);
  const found = await findPostSeries(services, id);
  if (!found) throw notFound("This series does not exist. It may have been deleted.");
  return found;
}

export const action = answersPresses({
  rename: press(
    renameTagInput,
    (services, owner, input, { id }) => renamePostSeries(services, owner, id, input),
    () => ({ words: "The series is renamed, and its former address leads to the new one." }),
  ),
  order: press(
    v.object({ order: v.string(), before: v.string() }),
    (services, owner, { order }, { id }) => orderParts(services, owner, id, order.split(" ")),
    (_, { order, before }) => ({
      words: "The order is changed.",
      undo: { intent: "order", order: before, before: order },
    }),
  ),
  delete: press(
    v.object({}),
    (services, owner, _, { id }) => deletePostSeries(services, owner, id),
    () => ({ words: "The series is deleted.", goTo: home }),
  ),
});

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: a series of posts", matches)];

export default function PostSeriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { series, parts } = loaderData;
  const refusal = actionData?.refusal;
  return (
    <AdminMain
      title={series.name}
      up={{ to: home, words: "Series of posts" }}
      gap="medium"
      intro={
        <>
          <p>
            {counted(parts.length, "part")} that readers see.{" "}
            <Link to={postSeriesPath(series.slug)}>See its page</Link>
          </p>
          {refusal && <Trouble>{refusal.message}</Trouble>}
        </>
      }
    >
      {parts.length > 1 && <Order parts={parts} />}
      <RenameSection name={series.name} address={postSeriesPath(series.slug)} />
      <Section id="delete" title="Delete">
        <div>
          <ConfirmDelete
            label={`Delete this series: ${series.name}`}
            question={`Delete “${series.name}”? This cannot be undone.`}
            about={
              <p>Its {counted(parts.length, "post")} stay as they are; its page and its feed will be gone.</p>
            }
            action={`${home}/${series.id}`}
            fields={{ intent: "delete" }}
          >
            Delete this series
          </ConfirmDelete>
        </div>
      </Section>
    </AdminMain>
  );
}

/** Each button sends the whole order that it makes. */
function Order({ parts }: Pick<Found, "parts">) {
  const before = parts.map(({ id }) => id);
  const orderWith = (index: number, other: number) => {
    const ids = [...before];
    [ids[index], ids[other]] = [ids[other] ?? "", ids[index] ?? ""];
    return ids.join(" ");
  };
  return (
    <Section id="order" title="Order">
      <ol className={styles.parts}>
        {parts.map(({ id, title }, index) => (
          <li key={id} className={styles.part}>
            <span className={styles.title} dir="auto">
              {index + 1}. {title}
            </span>
            {(
              [
                ["Up", index - 1],
                ["Down", index + 1],
              ] as const
            ).map(([words, other]) => (
              <FormButton
                key={words}
                intent="order"
                fields={{ order: orderWith(index, other), before: before.join(" ") }}
                look="quiet"
                disabled={!parts[other]}
                aria-label={`${words}: ${title}`}
                preventScrollReset
              >
                {words}
              </FormButton>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  );
}
