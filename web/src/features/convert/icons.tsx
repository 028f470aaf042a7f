import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** Two arrows around a circle: one thing becomes another. */
export const ConvertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.500 10.500A7.800 7.800 0 0 0 5.600 7.600" />
    <path d="M5 4v4h4" />
    <path d="M4.500 13.500a7.800 7.800 0 0 0 13.900 2.900" />
    <path d="M19 20v-4h-4" />
  </Icon>
);

/** Two vertical arrows: swaps upper and lower. */
export const SwapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 4v15" />
    <path d="m4.500 15.500 3.500 3.500 3.500-3.500" />
    <path d="M16 20V5" />
    <path d="m12.500 8.500 3.500-3.500 3.500 3.500" />
  </Icon>
);
