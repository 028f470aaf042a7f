import { Icon, type IconProps } from '../../design/icons/Icon.tsx';

const star = 'm12 4 2.4 5 5.6.7-4.1 3.800 1.100 5.500-5-2.700-5 2.700 1.100-5.500L4 9.700l5.600-.7Z';

export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={star} />
  </Icon>
);

/** The same, filled. */
export const StarredIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={star} fill="currentColor" />
  </Icon>
);

export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9.500" cy="8.500" r="3.500" />
    <path d="M3 19.500c.4-3.600 3-5.500 6.500-5.500s6.100 1.900 6.500 5.500" />
    <path d="M15.500 5.300a3.500 3.500 0 0 1 0 6.400M18 14.500c1.800.8 2.800 2.500 3 5" />
  </Icon>
);
