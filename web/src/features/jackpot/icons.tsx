import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** A cup. */
export const JackpotIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 4h8v5a4 4 0 0 1-8 0z" />
    <path d="M8 5.500H4.500V7A3.500 3.500 0 0 0 8 10.500M16 5.500h3.500V7a3.500 3.500 0 0 1-3.500 3.500" />
    <path d="M12 13v4M8.500 20h7M10 20c0-1.700.9-3 2-3s2 1.300 2 3" />
  </Icon>
);
