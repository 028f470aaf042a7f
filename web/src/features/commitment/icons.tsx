import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** A rosette with a check mark. */
export const CommitmentIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="9" r="5.500" />
    <path d="m9.700 9 1.700 1.700 3-3" />
    <path d="M8.500 13.500 7 20.500l5-2.500 5 2.500-1.500-7" />
  </Icon>
);
