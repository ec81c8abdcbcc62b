import { byName } from "#domain/text/by-name.ts";
import { Form, Link } from "react-router";
import { Asked } from "@toadstool/elements/dialog/asked";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { SelectField } from "@toadstool/elements/forms/field";
import { notFound, parseForm, requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { listAllTags } from "#domain/tag-pages/tag-list.server.ts";
import { deleteTag, findTag, mergeTags, renameTag } from "#domain/tags/managing.server.ts";
import { countTaggedImages } from "#domain/media/tags/image-tags.server.ts";
import { renameTagInput, tagPath } from "#domain/tags/tag.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/tag-page";
import shared from "../admin.module.css";
import { AdminMain, Section } from "../admin-main.tsx";
import { RenameSection } from "../rename-section.tsx";
import { answerForm, type FormHandler } from "../answer-form.server.ts";

const home = "/admin/tags";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { services, owner, facts } = await requireOwnersRequest(context);
  const { profile } = await facts();
  const [tag, all] = await Promise.all([findTag(services, owner, id), listAllTags(services)]);
  if (!tag) throw notFound("This tag does not exist. It may have been merged or deleted.");
  const count = all.find((listed) => listed.id === id)?.count ?? 0;
  const files = await countTaggedImages(services, owner, tag.slug);
  return { tag, count, files, others: all.filter((other) => other.id !== id).toSorted(byName(profile)) };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return answerForm(services, owner, await request.formData(), intents, id);
}

const intents: Record<string, FormHandler> = {
  rename: async (services, owner, form, id) => {
    const input = parseForm(renameTagInput, form);
    const renamed = isRefused(input) ? input : await renameTag(services, owner, id, input);
    return isRefused(renamed) ? renamed : renamed ? `${home}/${id}` : gone();
  },
  merge: async (services, owner, form, id) => {
    const into = String(form.get("into") ?? "");
    const merged = await mergeTags(services, owner, id, into);
    return isRefused(merged) ? merged : merged ? `${home}/${into}` : gone();
  },
  delete: async (services, owner, _form, id) => ((await deleteTag(services, owner, id)) ? home : gone()),
};

function gone() {
  return refuse(
    "missing",
    "not_found",
    "One of these tags no longer exists. It may have been merged or deleted in another window.",
  );
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: a tag", matches)];

export default function TagPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tag, count, files, others } = loaderData;
  const on = count === 0 ? "nothing that readers see" : counted(count, "text");
  const refusal = actionData?.refusal;
  return (
    <AdminMain
      title={tag.name}
      up={{ to: home, words: "Tags" }}
      gap="medium"
      intro={
        <>
          <p>
            On {on}. {count > 0 && <Link to={tagPath(tag.slug)}>See its page</Link>}
          </p>
          {files > 0 && (
            <p>
              On <Link to={`/admin/images?tag=${tag.slug}`}>{counted(files, "file")} of the library</Link>,
              which readers do not see.
            </p>
          )}
          {refusal && <Trouble>{refusal.message}</Trouble>}
        </>
      }
    >
      <RenameSection
        name={tag.name}
        address={tagPath(tag.slug)}
        typed={actionData?.typed.name}
        issues={refusal?.issues}
      />
      {others.length > 0 && (
        <Section id="merge" title="Merge">
          <Form method="post" className={shared.form}>
            <SelectField
              label="Into the tag"
              name="into"
              required
              defaultValue={actionData?.typed.into ?? ""}
              options={[
                { value: "", label: "Choose a tag" },
                ...others.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              hint={`What is tagged “${tag.name}” gets that tag, and the address ${tagPath(tag.slug)} leads there.`}
            />
            <Asked summary="Merge…">
              <p>“{tag.name}” is deleted. This cannot be undone.</p>
              <Button type="submit" name="intent" value="merge" look="danger">
                Merge
              </Button>
            </Asked>
          </Form>
        </Section>
      )}
      <Section id="delete" title="Delete">
        <div>
          <ConfirmDelete
            label={`Delete this tag: ${tag.name}`}
            question={`Delete “${tag.name}”? This cannot be undone.`}
            about={
              <p>It is on {on}. Texts and files stay as they are; its page and its feed will be gone.</p>
            }
            action={`${home}/${tag.id}`}
            fields={{ intent: "delete" }}
          >
            Delete this tag
          </ConfirmDelete>
        </div>
      </Section>
    </AdminMain>
  );
}
