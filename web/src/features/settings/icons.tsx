import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** An envelope. */
export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.500" width="17" height="13" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </Icon>
);
