import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** Two people who hand something to each other. */
export const OtcIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="6" cy="7" r="2.500" />
    <circle cx="18" cy="7" r="2.500" />
    <path d="M2.500 15a3.500 3.500 0 0 1 7 0M14.500 15a3.500 3.500 0 0 1 7 0" />
    <path d="M6 19.500h12m0 0-2-2m2 2-2 2" />
  </Icon>
);
