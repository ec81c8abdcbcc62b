import type { LineLook } from "@toadstool/media/composing";

/** The paper and the inks of the cards that are composed of pictures. */
export const cardLook: LineLook = {
  ground: [245, 239, 226],
  line: [34, 26, 53],
  inks: [
    [255, 201, 60],
    [124, 77, 255],
    [255, 79, 139],
    [0, 169, 150],
  ],
};
