import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { Nothing } from "@toadstool/elements/page/nothing";
import type { Route } from "./+types/list-page.ts";
import { EntryForm } from "./entry-form.tsx";
import { entryListAt } from "./entry-lists.ts";
import { EntryRow } from "./entry-row.tsx";
import { answerListForm } from "./list-form.server.ts";
import { ProfileFrame } from "./profile-frame.tsx";
import styles from "./profile.module.css";
import { findEdited } from "./saving.server.ts";

function listAt(name: string) {
  const list = entryListAt(name);
  if (!list) throw notFound();
  return list;
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const list = listAt(params.list);
  const { value, ...edited } = await findEdited(services, owner, { name: list.fact, request });
  const entries = list.entriesIn(value);
  const asked = new URL(request.url).searchParams.get("entry");
  const entry = asked !== null && /^\d{1,4}$/.test(asked) ? entries[Number(asked)] : undefined;
  const open = entry === undefined ? null : { index: asked ?? "", fields: list.fieldsOf(entry) };
  return {
    ...edited,
    entries: entries.map((each) => list.summaryOf(each)),
    open: asked === "new" ? { index: "new", fields: {} } : open,
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const list = listAt(params.list);
  const page = `/admin/profile/${params.list}`;
  return answerListForm(services, owner, { list, form: await request.formData(), page });
}

export const meta: Route.MetaFunction = ({ matches, params }) => [
  tabTitle(`Admin: ${(params.list && entryListAt(params.list)?.title.toLowerCase()) ?? "profile"}`, matches),
];

/** A list of the profile: its entries in their order, and the form of one of them. */
export default function ListPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { entries, open, ...edited } = loaderData;
  const list = listAt(params.list);
  const page = `/admin/profile/${params.list}`;
  const moved = actionData && "done" in actionData ? actionData.done : null;
  const { refusal, typed } = actionData && "refusal" in actionData ? actionData : {};
  return (
    <ProfileFrame
      {...edited}
      done={moved ?? edited.done}
      title={list.title}
      intro={list.intro}
      page={page}
      file={`${list.fact}.ts`}
      refusal={refusal}
    >
      {open ? (
        <EntryForm
          key={`${open.index} ${edited.version}`}
          list={list}
          page={page}
          index={open.index}
          values={{ version: String(edited.version), ...(typed ?? open.fields) }}
          issues={refusal?.issues}
        />
      ) : (
        <>
          <div>
            <ButtonLink to={`${page}?entry=new`}>Add a {list.one}</ButtonLink>
          </div>
          {entries.length === 0 ? (
            <Nothing title={`No ${list.title.toLowerCase()} yet`}>
              <p>{list.empty} Until then, readers see nothing of them.</p>
            </Nothing>
          ) : (
            <ol className={styles.entries} aria-label={list.title}>
              {entries.map((entry, index) => (
                <EntryRow
                  key={`${entry.title} ${entry.note}`}
                  {...entry}
                  index={index}
                  last={entries.length - 1}
                  page={page}
                  version={edited.version}
                />
              ))}
            </ol>
          )}
        </>
      )}
    </ProfileFrame>
  );
}
