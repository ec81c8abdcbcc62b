import { Icon, type IconProps } from "@toadstool/elements/icons/icon";

export const Mark = (props: IconProps) => (
  <Icon {...props}>
    <path data-cap d="M4 4H20V20H4Z" />
    <path d="M8 17L12 7L16 17M9.5 13.5H14.5" />
  </Icon>
);
