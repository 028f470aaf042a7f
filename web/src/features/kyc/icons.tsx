import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** A card with a portrait. */
export const KycIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <circle cx="8.500" cy="11" r="2" />
    <path d="M5.500 16a3 3 0 0 1 6 0" />
    <path d="M14.500 10h3.500M14.500 14h3.500" />
  </Icon>
);
