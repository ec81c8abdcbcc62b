import { Link } from "react-router";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { Nothing } from "@toadstool/elements/page/nothing";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { figure } from "@toadstool/elements/charts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { Moment } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { SearchForm } from "#app/ui/search-form.tsx";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { categoriesAddress, kindAt, kinds, listAddress } from "./kinds.ts";
import type { Route } from "./+types/list-page";
import { answerListForm } from "./list-form.server.ts";
import { readList } from "./list.server.ts";
import styles from "./list.module.css";
import { WorkRow } from "./work-row.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { kind } = kindAt(params.works) ?? {};
  if (!kind) throw notFound();
  const { searchParams } = new URL(request.url);
  return readList(services, owner, kind, searchParams);
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { kind } = kindAt(params.works) ?? {};
  if (!kind) throw notFound();
  return answerListForm(services, owner, kind, await request.formData());
}

export const meta: Route.MetaFunction = ({ params, matches }) => [
  tabTitle(`Admin: ${kindAt(params.works)?.name.toLowerCase() ?? "works"}`, matches),
];

export default function WorksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, works, search, page, pages, found, all, trash } = loaderData;
  const words = kinds.find((each) => each.kind === kind) ?? kinds[0];
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : undefined;
  const list = new URLSearchParams({ q: search, page: String(page) }).toString();
  const pageAddress = (wanted: number) => listAddress(kind, { q: search, page: wanted });
  return (
    <AdminMain
      title="Works"
      gap="medium"
      intro={
        <ChipLinks label="Kinds of works">
          {kinds.map((each) => (
            <ChipLink key={each.kind} to={listAddress(each.kind)} current={each.kind === kind}>
              {each.name}
            </ChipLink>
          ))}
        </ChipLinks>
      }
    >
      {refusal && <Trouble>{refusal.message}</Trouble>}
      <Section
        id="works-title"
        title={`${words?.name ?? ""} ${figure(all)}`}
        beside={
          <div className={shared.buttons}>
            {kind === "project" && (
              <ButtonLink to={categoriesAddress} look="quiet">
                Categories
              </ButtonLink>
            )}
            <ButtonLink to={`${listAddress(kind)}/new`}>{words?.make}</ButtonLink>
          </div>
        }
      >
        {(all > 1 || search) && (
          <SearchForm
            label={`Search ${words?.name.toLowerCase() ?? ""}`}
            placeholder="Ex: lamp, 2024"
            action={listAddress(kind)}
            search={search}
          />
        )}
        {works.length === 0 ? (
          search ? (
            <p>
              Nothing found for “{search}”. <Link to={listAddress(kind)}>Show all</Link>
            </p>
          ) : (
            <Nothing title="Nothing here yet">
              <p>{words?.empty}</p>
            </Nothing>
          )
        ) : (
          <>
            <p className={styles.message}>
              {search
                ? `${figure(found)} of ${figure(all)} found.`
                : "In the order in which visitors see them, first at the top."}
              {kind !== "project" && " Artworks and zines share one gallery."}
            </p>
            <ol className={styles.list}>
              {works.map((work) => (
                <WorkRow key={work.key} work={work} kind={kind} all={all} list={list} />
              ))}
            </ol>
          </>
        )}
        {pages > 1 && (
          <div className={styles.pages}>
            <span>
              Page {figure(page)} of {figure(pages)}
            </span>
            <PageLinks
              label="Pages of works"
              rowClass={styles.pages}
              links={[
                ["First", page > 1 && pageAddress(1)],
                ["Previous", page > 1 && pageAddress(page - 1)],
                ["Next", page < pages && pageAddress(page + 1)],
                ["Last", page < pages && pageAddress(pages)],
              ]}
            />
          </div>
        )}
      </Section>
      <Section id="trash-title" title="Trash">
        {trash.length === 0 ? (
          <p className={styles.message}>The trash is empty. What you delete stays here for 30 days.</p>
        ) : (
          <ul className={styles.list}>
            {trash.map(({ id, title, deletedAt }) => (
              <li key={id} className={styles.deleted}>
                <span className={styles.what}>
                  <strong dir="auto">{title}</strong>
                  <span className={styles.message}>
                    deleted <Moment iso={deletedAt} />
                  </span>
                </span>
                <FormButton
                  intent="restore-work"
                  fields={{ id, list }}
                  look="plain"
                  preventScrollReset
                  aria-label={`Restore: ${title}`}
                >
                  Restore
                </FormButton>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </AdminMain>
  );
}
