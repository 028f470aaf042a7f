import { Icon, type IconProps } from './Icon.tsx';

/** Tiles of figures. */
export const DashboardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="3.5" width="7" height="8" rx="1.5" />
    <rect x="13.5" y="3.5" width="7" height="5" rx="1.5" />
    <rect x="3.5" y="14.5" width="7" height="6" rx="1.5" />
    <rect x="13.5" y="11.5" width="7" height="9" rx="1.5" />
  </Icon>
);

/** Two arrows, one each way. */
export const ExchangeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h14" />
    <path d="m14.5 4.5 3.5 3.5-3.5 3.5" />
    <path d="M20 16H6" />
    <path d="m9.5 12.5-3.5 3.5 3.5 3.5" />
  </Icon>
);

/** A clock that runs back. */
export const HistoryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5v4h4" />
    <path d="M4.6 9A8.3 8.3 0 1 1 3.7 13" />
    <path d="M12 8v4.4l3 1.8" />
  </Icon>
);

/** A person. */
export const AccountIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </Icon>
);

/** Two sliders. */
export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h9" />
    <path d="M17 7h3" />
    <circle cx="15" cy="7" r="2" />
    <path d="M4 17h3" />
    <path d="M11 17h9" />
    <circle cx="9" cy="17" r="2" />
  </Icon>
);

/** A page of text. */
export const TermsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.5h8l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5Z" />
    <path d="M13.5 3.5V8.5H18.5" />
    <path d="M8 13h7" />
    <path d="M8 16.5h5" />
  </Icon>
);

/** Out of a door. */
export const LogOutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20h7" />
    <path d="M10 12h10" />
    <path d="m16.5 8.5 3.5 3.5-3.5 3.5" />
  </Icon>
);

/** A globe. */
export const LanguageIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17" />
    <path d="M12 3.5c2.4 2.4 3.6 5.2 3.6 8.5s-1.2 6.1-3.6 8.500c-2.4-2.4-3.6-5.2-3.6-8.500s1.2-6.1 3.6-8.500Z" />
  </Icon>
);

/** A wallet. */
export const WalletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 6.500h13A1.500 1.500 0 0 1 19.500 8v10a1.500 1.500 0 0 1-1.500 1.500H5.500A1.500 1.500 0 0 1 4 18V6a1.500 1.500 0 0 1 1.500-1.500H16" />
    <path d="M19.500 11H16a2 2 0 0 0 0 4h3.500" />
  </Icon>
);

/** A bank. */
export const BankIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20h16" />
    <path d="M4.500 9.500 12 4l7.500 5.500h-15Z" />
    <path d="M6.500 12.500v4.500M12 12.500v4.500M17.500 12.500v4.500" />
  </Icon>
);

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.500 16.500V11a5.500 5.500 0 0 1 11 0v5.500" />
    <path d="M4.500 16.500h15" />
    <path d="M10 19.500a2.100 2.100 0 0 0 4 0" />
  </Icon>
);

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16" />
    <path d="M4 12h16" />
    <path d="M4 17h16" />
  </Icon>
);
