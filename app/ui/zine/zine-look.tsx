import type { ZineLook } from "@toadstool/zine";
import { buttonClass } from "@toadstool/elements/forms/button";
import { ArrowIcon, CloseIcon } from "@toadstool/elements/icons";
import "#app/ui/controls.css";
import "./zine.css";
import styles from "./zine-page.module.css";

/** How the package of zines looks on this site. */
export const zineLook: ZineLook = {
  open: buttonClass("quiet"),
  turn: "control control-round",
  barTurn: "control",
  close: "control control-worded",
  row: `plates ${styles.row}`,
  arrow: <ArrowIcon />,
  cross: <CloseIcon />,
};
