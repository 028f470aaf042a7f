import { Icon, type IconProps } from '../design/icons/Icon.tsx';

/** A QR code in the corners of a viewfinder. */
export const ScanIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8.500V4h4.500M15.500 4H20v4.500M20 15.500V20h-4.500M8.500 20H4v-4.500" />
    <path d="M8.500 8.500h2.500V11H8.500zM13.500 8.500h2M15.500 11.500v.2M8.500 13.500h2.500v2H8.500zM13.500 13.500v2h2" />
  </Icon>
);
