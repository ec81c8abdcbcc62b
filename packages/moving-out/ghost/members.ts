/** The columns of Ghost’s import of members: `members-csv-importer.js` in TryGhost/Ghost. */
export const ghostMemberColumns = ["email", "name", "note", "subscribed_to_emails", "labels", "created_at"];

export interface OutgoingMember {
  email: string;
  /** Whether letters may be sent to it. */
  isSubscribed: boolean;
  tags: string[];
  note: string;
  createdAt: string;
}

/** The cells of a member’s line. A label is what Ghost has for a tag; it has commas between them. */
export function ghostMember({ email, isSubscribed, tags, note, createdAt }: OutgoingMember): string[] {
  const labels = tags.map((tag) => tag.replaceAll(",", " ")).join(",");
  return [email, "", note, String(isSubscribed), labels, createdAt];
}
