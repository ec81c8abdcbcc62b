import { byName } from "#domain/text/by-name.ts";
import { Form, Link } from "react-router";
import * as v from "valibot";
import { Asked } from "@toadstool/elements/dialog/asked";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { SelectField } from "@toadstool/elements/forms/field";
import { answersPresses, press } from "#app/press.server.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { listAllTags } from "#domain/tag-pages/tag-list.server.ts";
import { deleteTag, findTag, mergeTags, renameTag } from "#domain/tags/managing.server.ts";
import { countTaggedImages } from "#domain/media/tags/image-tags.server.ts";
import { renameTagInput, tagPath } from "#domain/tags/tag.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/tag-page";
import shared from "../admin.module.css";
import { AdminMain, Section } from "../admin-main.tsx";
import { RenameSection } from "../rename-section.tsx";

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

const into = v.object({ into: v.string() });

export const action = answersPresses({
  rename: press(
    renameTagInput,
    (services, owner, input, { id }) => renameTag(services, owner, id, input),
    () => ({ words: "The tag is renamed, and its former address leads to the new one." }),
  ),
  merge: press(
    into,
    (services, owner, input, { id }) => mergeTags(services, owner, id, input.into),
    (_, input) => ({ words: "The tags are one now.", goTo: `${home}/${input.into}` }),
  ),
  delete: press(
    v.object({}),
    (services, owner, _, { id }) => deleteTag(services, owner, id),
    () => ({ words: "The tag is deleted.", goTo: home }),
  ),
});

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
      <RenameSection name={tag.name} address={tagPath(tag.slug)} />
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
