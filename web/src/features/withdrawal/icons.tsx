import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** An arrow out of a tray. */
export const WithdrawalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V4" />
    <path d="m7.500 8.500 4.500-4.500 4.500 4.500" />
    <path d="M4 14v4.500A1.500 1.500 0 0 0 5.500 20h13a1.500 1.500 0 0 0 1.500-1.500V14" />
  </Icon>
);
