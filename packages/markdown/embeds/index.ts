export { addressOf, type Embed, embedFor, frameOrigins, playerNames } from "./embed-address.ts";
export { isEmbed } from "./remark-embeds.ts";
