import { Icon, type IconProps } from "./icon.tsx";
import styles from "./icons.module.css";

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.2 6.1c5.8-.5 11.7-.5 17.6-.1.3 4 .3 8 0 12-5.9.4-11.8.4-17.6 0-.3-4-.3-8 0-11.9z" />
    <path d="m3.6 7 7.4 6c.6.5 1.4.5 2 0l7.4-6" />
  </Icon>
);

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 6.8c5.6-.6 11.3-.3 17 0M3.5 12.2c5.6.4 11.3-.4 17-.2M3.5 17.3c5.6-.5 11.3.2 17-.1" />
  </Icon>
);

/** A lamp on a cord, from the upper edge of its box; `data-shade` and `data-light` are its parts to ink. */
export const LampIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 -4v7.2" />
    <path data-light d="M8.4 10.8c-.4 5.6 7.5 5.7 7.2 0z" />
    <path data-shade d="M12 3.2C8 3.5 5.1 6.5 4.5 10.7c5 .8 10 .7 15.1 0C19 6.6 16.2 3.4 12 3.2z" />
    <path
      data-light
      stroke="none"
      d="M6.3 15.8h0M17.7 15.8h0M12 19h0M7.7 20.2h0M16.3 20.2h0M3.9 19.2h0M20.1 19.2h0"
    />
  </Icon>
);

export const PencilIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 20 1.2-4.7L16.6 3.9c1-1 3.5 1.4 2.5 2.5L8.7 18.8 4 20zM14.5 6.2l3.3 3.3" />
  </Icon>
);

export const BinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.7c5.3-.4 10.7-.4 16 0M9 6.2c.1-3.6 5.9-3.6 6 0M6 6.8l1 13.2h10l1-13.2M10.2 10.5l.3 6M13.8 10.5l-.3 6" />
  </Icon>
);

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.6 4c9.3.4 8.8 13.6-.3 13.2C1.8 16.8 2.2 3.6 10.6 4zM15.5 15.6l5 5" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 5.2c4.5 4.3 9 8.9 13 13.6M18.6 5.4c-4.6 4.3-9 8.7-13.2 13.2" />
  </Icon>
);

/** It points onwards: to the left where text runs from right to left. */
export const ArrowIcon = (props: IconProps) => (
  <Icon {...props} className={`${styles.onward} ${props.className ?? ""}`}>
    <path d="M3.5 12.2c5.5-.5 11-.4 17-.2M14 5.5c1.8 2.7 4 4.9 6.5 6.5-2.6 1.7-4.8 3.9-6.4 6.6" />
  </Icon>
);

/** A code-hosting service. */
export const CodeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 6.5c-2 1.5-4 3.3-5.5 5.6C4.2 14 6 15.9 8.2 17.5M16 6.5c2 1.5 4 3.3 5.5 5.6-1.7 1.9-3.5 3.8-5.7 5.4M13.8 4.5l-3.5 15" />
  </Icon>
);

/** A photo-sharing service. */
export const PhotosIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.3 8c1.7-.1 3.2 0 4.4-.2l1.6-2.6h5.5L16.4 8c1.5 0 3 0 4.3.1.4 3.6.3 7.3 0 10.8-5.8.4-11.6.4-17.4 0-.3-3.6-.3-7.3 0-10.9z" />
    <path d="M12 10c4.5.1 4.3 6.5 0 6.4-4.4-.1-4.2-6.5 0-6.4z" />
  </Icon>
);

/** A professional network. */
export const NetworkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5c3.2.1 3.1 4.7 0 4.6-3.2-.1-3-4.7 0-4.6zM5 15.6c3.2.1 3.1 4.7 0 4.6-3.2-.1-3-4.7 0-4.6zM19 15.6c3.2.1 3.1 4.7 0 4.6-3.2-.1-3-4.7 0-4.6zM10.8 8.3 6.3 15.5M13.2 8.3l4.6 7.2M7.6 18.1c2.9.2 5.9.2 8.8 0" />
  </Icon>
);

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.6c4.5 2.1 8.7 4.5 12.4 7.5-3.8 2.7-8 5-12.5 7.1-.3-4.9-.3-9.8.1-14.6z" />
  </Icon>
);

export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.3 5c-.3 4.7-.2 9.3.1 14M15.8 5c.2 4.7.2 9.3-.1 14" />
  </Icon>
);

export const SoundIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 9.5c1.3-.1 2.5-.1 3.7-.3l4.6-4c.3 4.6.3 9.1 0 13.6l-4.7-4c-1.2-.1-2.4-.1-3.6-.2-.2-1.7-.2-3.4 0-5.1zM15.2 8.8c2 1.6 2 4.9 0 6.5M18 5.8c4 3.4 3.9 9.2 0 12.5" />
  </Icon>
);

export const SilentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 9.5c1.3-.1 2.5-.1 3.7-.3l4.6-4c.3 4.6.3 9.1 0 13.6l-4.7-4c-1.2-.1-2.4-.1-3.6-.2-.2-1.7-.2-3.4 0-5.1zM15.8 9.3c1.9 1.6 3.6 3.4 5.1 5.3M20.8 9.4c-1.9 1.6-3.5 3.4-5 5.2" />
  </Icon>
);

/** A picture's own address. */
export const PictureLinkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13 4.2c-3.1-.2-6.2-.1-9.3.1-.4 5.1-.4 10.2 0 15.3 5.2.4 10.5.4 15.8 0 .3-3 .4-6 .3-9M4.2 17.3c1.8-2 3.4-4 4.8-6.2 1.9 1.9 3.6 3.9 5.2 6.1 1-.9 1.9-1.9 2.7-3 .9.9 1.7 1.9 2.5 3M15.8 3.7c1.6-.2 3.2-.2 4.8 0 .1 1.6.1 3.2 0 4.8M20.3 4 14.7 9.6" />
  </Icon>
);

/** A school. */
export const SchoolIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.8c3.4 1.3 6.6 2.7 9.8 4.4-3.1 1.8-6.4 3.3-9.8 4.5-3.4-1.3-6.7-2.7-9.8-4.4 3.2-1.8 6.4-3.2 9.8-4.5z" />
    <path d="M6.4 11.6c-.2 1.9-.2 3.6 0 5.3 3.7 2.2 7.5 2.2 11.2-.1.2-1.7.2-3.4 0-5.2M21.6 9.6c.1 2.2.1 4.2-.1 6.3" />
  </Icon>
);

/** Where someone is. */
export const PlaceIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12.1 21.2C8 16.6 5.3 13.2 5.3 9.6c.1-8.6 13.5-8.7 13.4 0 0 3.6-2.6 7-6.6 11.6z" />
    <path d="M12 7.2c3.2.1 3.1 4.7 0 4.6-3.2-.1-3-4.7 0-4.6z" />
  </Icon>
);

export const UploadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12.1 15.6c-.2-3.8-.2-7.6-.1-11.4M7.4 8.6C9 7.3 10.6 5.8 12 4.1c1.5 1.7 3 3.2 4.7 4.5M4.2 14.8c-.1 1.7-.1 3.4.1 5 5.2.3 10.3.3 15.4 0 .2-1.7.2-3.3.1-5" />
  </Icon>
);

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.3 8c1.7-.1 3.2 0 4.4-.2l1.6-2.6h5.5L16.4 8c1.5 0 3 0 4.3.1.4 3.6.3 7.3 0 10.8-5.8.4-11.6.4-17.4 0-.3-3.6-.3-7.3 0-10.9z" />
    <path d="M12 9.8c4.7.1 4.5 6.7 0 6.6-4.6-.1-4.4-6.7 0-6.6z" />
  </Icon>
);

/** A picture, a film and a folder of the library. */
export const PictureIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.7 4.8c5.6-.4 11.1-.4 16.7 0 .3 4.8.3 9.6 0 14.4-5.6.4-11.1.4-16.7 0-.3-4.8-.3-9.6 0-14.4z" />
    <path d="M4.2 17.2c1.8-2 3.4-4 4.8-6.2 1.9 1.9 3.6 3.9 5.2 6.1 1-.9 1.9-1.9 2.7-3 .9.9 1.7 1.9 2.9 3M15.7 8.6h.01" />
  </Icon>
);

export const FilmIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.3 5.8c5.8-.4 11.6-.4 17.4 0 .3 4.1.3 8.3 0 12.4-5.8.4-11.6.4-17.4 0-.3-4.1-.3-8.3 0-12.4z" />
    <path d="M10.3 9.2c1.8.8 3.3 1.7 4.7 2.8-1.4 1-3 1.9-4.7 2.7-.2-1.8-.2-3.7 0-5.5z" />
  </Icon>
);

export const FolderIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.2 18.6c-.3-4.6-.3-9.1 0-13.3 2-.2 4-.2 6 0l2.1 2.5c3.2-.1 6.3 0 9.5.2.3 3.5.3 7.1 0 10.6-5.9.4-11.7.4-17.6 0z" />
  </Icon>
);

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.7 8.5c3.7-.2 7.5-.2 11.2 0 .2 3.8.2 7.6 0 11.4-3.7.2-7.5.2-11.2 0-.2-3.8-.2-7.6 0-11.4z" />
    <path d="M15.2 5.3c0-.5 0-1-.1-1.4-3.7-.2-7.4-.2-11.1 0-.2 3.8-.2 7.5 0 11.2.5 0 1 .1 1.4.1" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12.1 4.5c-.2 5-.2 10 0 15M4.5 12.1c5-.3 10-.3 15-.1" />
  </Icon>
);

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 12.1c5-.3 10-.3 15-.1" />
  </Icon>
);

/** A glass over dots. */
export const LoupeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.4 3.3c4 0 7.1 3.1 7.1 7s-3.1 7.1-7.1 7.1-7.1-3.2-7.1-7.1 3.2-7 7.1-7z" />
    <path d="M15.6 15.5c1.7 1.6 3.4 3.3 5 5.1" />
    <path d="M8.3 8.3v.1M12.5 8.3v.1M10.4 10.4v.1M8.3 12.5v.1M12.5 12.5v.1" />
  </Icon>
);
