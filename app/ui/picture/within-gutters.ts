/** For `sizes`: the window without the gutters of a page, which `--gutter` is below 100rem. A pixel more fetches the next larger copy. */
export const withinGutters = "calc(95.2vw - 1.2rem)";
