import { LoopingMedia as Loop, type LoopingMediaProps } from "@toadstool/elements/looping-media";
import { PauseIcon, PlayIcon, SilentIcon, SoundIcon } from "@toadstool/elements/icons";

const look = {
  button: "control",
  play: <PlayIcon />,
  pause: <PauseIcon />,
  sound: <SoundIcon />,
  silent: <SilentIcon />,
};

/** A looping film or GIF, with the site's own buttons. */
export const LoopingMedia = (props: LoopingMediaProps) => <Loop {...props} look={look} />;
