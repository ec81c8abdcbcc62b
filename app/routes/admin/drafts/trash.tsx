import { Panel } from "@toadstool/markdown-editor/side";
import { List } from "#app/ui/list/list.tsx";
import { since } from "#app/ui/moment/moment.tsx";
import { counted } from "#domain/text/counted.ts";

interface TrashProps {
  kind: "letter" | "page" | "note";
  items: { id: string; title: string; deletedAt: string | null }[];
}

/** Folded away: the hundred texts that were deleted last, each of which can be restored. */
export function Trash({ kind, items }: TrashProps) {
  if (items.length === 0) return null;
  return (
    <Panel title={`${counted(items.length, kind)} in the trash`}>
      <List
        of={{
          one: kind,
          many: `deleted ${kind}s`,
          home: "",
          row: ({ id, title, deletedAt }: TrashProps["items"][number]) => ({
            id,
            title,
            facts: {
              Deleted: since("deleted", deletedAt ?? ""),
            },
            presses: [{ words: "Restore", intent: `restore-${kind}` }],
          }),
          facts: ["Deleted"],
        }}
        items={items.slice(0, 100)}
      />
    </Panel>
  );
}
