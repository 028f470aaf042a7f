import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** An umbrella. */
export const PremiumIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5v1.500" />
    <path d="M3.500 13a8.500 8.500 0 0 1 17 0Z" />
    <path d="M12 13v5.500a2 2 0 0 0 4 0" />
  </Icon>
);
