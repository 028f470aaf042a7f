import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** A form with credits that come back. */
export const ClaimIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13 20H6.500a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v4" />
    <path d="M8 8.500h6M8 12h3" />
    <path d="M20.500 16.500H14m0 0 2.500-2.500M14 16.500l2.500 2.500" />
  </Icon>
);
