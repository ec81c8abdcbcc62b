import { Icon, type IconProps } from "@toadstool/elements/icons/icon";

/** A toadstool: the studio's sign, and its like. The cap is `data-cap`, so that a style can ink it. */
export const Mark = (props: IconProps) => (
  <Icon {...props}>
    <path data-cap d="M2.8 13.3C2.6 7.4 6.7 3.1 12 3c5.4 0 9.5 4.4 9.2 10.2-6.1.6-12.3.6-18.4.1z" />
    <path d="M9.6 13.8c.2 2.5-.3 4.8-.9 7 2.2.4 4.4.4 6.6 0-.7-2.3-1-4.6-.9-7M8.2 8.8h.01M13.2 6.6h.01M15.8 10.2h.01" />
  </Icon>
);
