import { Link } from "react-router";
import * as v from "valibot";
import { answersPresses, press, pressOne } from "#app/press.server.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { formFor } from "#app/ui/form/read-form.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { moveTo, movedBy, placed } from "#app/ui/list/moved.ts";
import type { RowShown } from "#app/ui/list/row.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { deletePostSeries, orderParts, renamePostSeries } from "#domain/post-series/managing.server.ts";
import { postSeriesPath } from "#domain/post-series/post-series.ts";
import { findPostSeries } from "#domain/post-series-pages/post-series-page.server.ts";
import { renameTagInput } from "#domain/tags/tag.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/post-series-page";
import { AdminMain } from "../admin-main.tsx";
import { RenameAndDelete } from "../rename-and-delete.tsx";

const home = "/admin/series";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { services } = await requireOwnersRequest(context);
  const found = await findPostSeries(services, id);
  if (!found) throw notFound("This series does not exist. It may have been deleted.");
  return { ...found, form: formFor(renameTagInput, { name: found.series.name }) };
}

const ofOne = { id: v.string() };

export const action = answersPresses({
  rename: press(
    v.object({ ...renameTagInput.entries, ...ofOne }),
    (services, owner, { id, ...input }) => renamePostSeries(services, owner, id, input),
    ({ name }) => ({ words: `The series is called “${name}” now.` }),
  ),
  move: press(
    v.object({ ...ofOne, series: v.string(), order: v.string(), to: moveTo }),
    (services, owner, { series, order, ...move }) =>
      orderParts(
        services,
        owner,
        series,
        movedBy(placed(order.split(" ")), move).map(({ id }) => id),
      ),
  ),
  delete: pressOne(deletePostSeries, ({ name }) => ({
    goTo: home,
    words: `The series “${name}” is deleted. Its posts stay as they are.`,
  })),
});

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: a series of posts", matches)];

const list: ListOf<RowShown> = {
  one: "part",
  many: "parts",
  home,
  row: (part) => part,
  facts: ["Part"],
  empty: { title: "No parts yet", words: "None of its posts is published: readers see no page of it." },
};

export default function PostSeriesPage({ loaderData }: Route.ComponentProps) {
  const { series, parts, form } = loaderData;
  const order = parts.map(({ id }) => id);
  const rows = placed(order).map(({ id, place }, index) => ({
    id,
    place: order.length > 1 ? place : undefined,
    title: parts[index]?.title ?? "",
    lang: parts[index]?.language || undefined,
    to: `/admin/blog?post=${id}&edit`,
    facts: { Part: `Part ${place.at}` },
    fields: { series: series.id, order: order.join(" ") },
  }));
  return (
    <AdminMain
      title={series.name}
      gap="medium"
      intro={
        <p>
          {counted(parts.length, "part")} that readers see.{" "}
          <Link to={postSeriesPath(series.slug)}>See its page</Link>
        </p>
      }
    >
      <List of={list} items={rows} />
      <RenameAndDelete
        id={series.id}
        name={series.name}
        form={form}
        address={postSeriesPath(series.slug)}
        one="series"
        stays={`Its ${counted(parts.length, "post")} stay as they are`}
      />
    </AdminMain>
  );
}
