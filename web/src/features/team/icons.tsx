import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** One above two, joined: who invited whom. */
export const TeamIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="5.500" r="2.500" />
    <circle cx="5.500" cy="18" r="2.500" />
    <circle cx="18.500" cy="18" r="2.500" />
    <path d="M12 8v4M5.500 15.500V13.500A1.500 1.500 0 0 1 7 12h10a1.500 1.500 0 0 1 1.500 1.500v2" />
  </Icon>
);
