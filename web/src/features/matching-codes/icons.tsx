import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** A ticket with a notch and a code. */
export const MatchingCodeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.500h16v3.500a2 2 0 0 0 0 4v3.500H4V14a2 2 0 0 0 0-4Z" />
    <path d="M9 12h.01" />
    <path d="M12 12h.01" />
    <path d="M15 12h.01" />
  </Icon>
);
