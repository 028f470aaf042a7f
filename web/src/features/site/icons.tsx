import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

/** A house. */
export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 11 8-7 8 7" />
    <path d="M6 9.500V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.500M10 20v-6h4v6" />
  </Icon>
);

/** A compass. */
export const OverviewIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.500" />
    <path d="m15.500 8.500-2 5-5 2 2-5 5-2Z" />
  </Icon>
);

/** Two people. */
export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.500" r="3.200" />
    <path d="M3 19.500a6 6 0 0 1 12 0M15.500 5.600a3.200 3.200 0 0 1 0 5.800M17.500 14.200a6 6 0 0 1 3.500 5.300" />
  </Icon>
);

/** A path to a flag. */
export const RoadmapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15 20V4l5 2.500-5 2.500" />
    <path d="M4 20h5a2.500 2.500 0 0 0 0-5H7a2.500 2.500 0 0 1 0-5h4" />
  </Icon>
);

/** A sheet with lines. */
export const PaperIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 3.500H7a1.500 1.500 0 0 0-1.500 1.500v14A1.500 1.500 0 0 0 7 20.500h10a1.500 1.500 0 0 0 1.500-1.500V8L14 3.500Z" />
    <path d="M14 3.500V8h4.500M9 12.500h6M9 16h6" />
  </Icon>
);
