/** A tag as the renderer writes it: values are quoted, and may hold “>”. */
export const anyTag = /<\/?[a-z][\w-]*(?:\s+[\w-]+(?:="[^"]*")?)*\s*\/?>/g;
