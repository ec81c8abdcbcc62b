import { Icon, type IconProps } from "@toadstool/elements/icons/icon";

/** A clothes peg of one piece of wood, with a head and two legs. */
export const PegIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12.1 1.9c3.4-.1 4.3 3.6 2.3 5.3 1.3.5 2 1.4 2.1 2.7l1.2 11.7c-.9.4-2.1.5-3.1.2l-2-8.6h-1.2l-1.9 8.7c-1 .3-2.2.2-3.1-.2l1.2-11.7c.1-1.4.8-2.3 2.1-2.8-2-1.7-1.2-5.2 2.4-5.3z" />
  </Icon>
);
