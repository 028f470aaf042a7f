import { Icon, type IconProps } from './Icon.tsx';

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5" />
    <path d="M12 7.600v.2" />
  </Icon>
);

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 2.8 19.500h18.400L12 4Z" />
    <path d="M12 10v4.5" />
    <path d="M12 17v.2" />
  </Icon>
);

export const ErrorIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.500v5.5" />
    <path d="M12 16.200v.2" />
  </Icon>
);

export const SuccessIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8 12.3 2.8 2.800L16 9.5" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.500V12l3 2" />
  </Icon>
);

export const BlockedIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m6 6 12 12" />
  </Icon>
);

export const QuestionIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.5 9.700a2.5 2.5 0 1 1 3.7 2.200c-.8.4-1.2 1-1.2 1.8" />
    <path d="M12 16.600v.2" />
  </Icon>
);

/** No connection. */
export const OfflineIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 4 16 16" />
    <path d="M8.5 15.500a5 5 0 0 1 5.5-1" />
    <path d="M5.5 12.200a9 9 0 0 1 4-2.2" />
    <path d="M2.8 9a13.5 13.5 0 0 1 4-2.6" />
    <path d="M14 10.200a9 9 0 0 1 4.5 2" />
    <path d="M11 5.500A13.5 13.5 0 0 1 21.2 9" />
    <path d="M12 19v.2" />
  </Icon>
);

export const InboxIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 13.5 6.2 5.800A1.5 1.5 0 0 1 7.7 4.700h8.600a1.5 1.5 0 0 1 1.5 1.100L20 13.500v4.300a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 17.800v-4.300Z" />
    <path d="M4 13.500h4.500c.3 1.8 1.6 3 3.5 3s3.2-1.2 3.5-3H20" />
  </Icon>
);

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h16" />
    <path d="M7 12h10" />
    <path d="M10 18h4" />
  </Icon>
);

/** Locked. */
export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
    <path d="M8 10.500V8a4 4 0 0 1 8 0v2.5" />
  </Icon>
);

export const ArrowUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19V5" />
    <path d="m6.5 10.5 5.5-5.5 5.5 5.5" />
  </Icon>
);

export const ArrowDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14" />
    <path d="m6.5 13.5 5.5 5.5 5.5-5.5" />
  </Icon>
);

export const ChartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20h16" />
    <path d="M7 16.500v-4M12 16.500v-10M17 16.500v-7" />
  </Icon>
);

export const AnnouncementIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 10v4a1.500 1.500 0 0 0 1.500 1.500h2.500l8 4v-15l-8 4H6A1.500 1.500 0 0 0 4.500 10Z" />
    <path d="M19.500 9.500a4 4 0 0 1 0 5" />
    <path d="M9 15.500v4" />
  </Icon>
);
