/** Why a deploy ends here, in words for the person who started it; nothing is half done. */
export class Refused extends Error {}
