import "#app/styles/loops.css";
import { loopMedia } from "@toadstool/elements/looping-media/loop-media";
import { LoopingMedia as Loop, type LoopingMediaProps } from "@toadstool/elements/looping-media";
import { PauseIcon, PlayIcon, SilentIcon, SoundIcon } from "@toadstool/elements/icons";
import { useEffect } from "react";
import { useWords } from "../use-words.ts";

const look = {
  button: "control",
  play: <PlayIcon />,
  pause: <PauseIcon />,
  sound: <SoundIcon />,
  silent: <SilentIcon />,
};

/** A looping film or GIF, with the site's own buttons. */
export function LoopingMedia(props: Omit<LoopingMediaProps, "words">) {
  useEffect(() => loopMedia(document), []);
  return <Loop {...props} words={useWords().films} look={look} />;
}
