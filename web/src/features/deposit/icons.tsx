import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** An arrow into a tray. */
export const DepositIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11" />
    <path d="m7.500 10.500 4.500 4.500 4.500-4.500" />
    <path d="M4.500 14v3.500a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V14" />
  </Icon>
);
