import { Icon, type IconProps } from './Icon.tsx';

/** A printer with a sheet. */
export const PrintIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.500 8.500V4.500h9v4" />
    <path d="M7.500 16.500H5.500a1.500 1.500 0 0 1-1.500-1.500V10a1.500 1.500 0 0 1 1.500-1.500h13A1.500 1.500 0 0 1 20 10v5a1.500 1.500 0 0 1-1.500 1.500h-2" />
    <rect x="7.500" y="13.500" width="9" height="6" rx="1" />
  </Icon>
);
