import { Icon, type IconProps } from "@toadstool/elements/icons/icon";

/** A clothes peg, as the gallery's line has them. */
export const PegIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.1 3.2c2.5-.5 5.2-.5 7.7 0l-1 8.2.9 9.4c-.6.5-1.6.4-2.1-.2L12 14.2l-1.7 6.4c-.5.6-1.4.7-2.1.2l1-9.4z" />
    <path d="M7.4 9.6c3-.5 6.1-.5 9.2 0" />
  </Icon>
);
