export { ghostExport, ghostFolder, type GhostExport } from "./ghost-export.ts";
export { whyGhostRefuses } from "./ghost-schema.ts";
export { ghostMember, ghostMemberColumns, type OutgoingMember } from "./members.ts";
