import { Icon, type IconProps } from './Icon.tsx';

/** A cross. */
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12" />
    <path d="M18 6 6 18" />
  </Icon>
);

/** Two sheets. */
export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
    <path d="M15.5 8.500V6.500a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" />
  </Icon>
);

/** A tick. */
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.500L19 7.5" />
  </Icon>
);

/** An arrow in a circle. */
export const RefreshIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 5v4.500h-4.5" />
    <path d="M19.5 9.500A8 8 0 1 0 20 13.5" />
  </Icon>
);

/** A sheet and an arrow that turns it to the right. */
export const RotateIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="11" width="11" height="9" rx="1.500" />
    <path d="M9 5.500h5a5.500 5.500 0 0 1 5.500 5.500v2.500" />
    <path d="m17 11.500 2.500 2.500 2.500-2.500" />
  </Icon>
);

/** An arrow into a tray. */
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11" />
    <path d="m7.5 11 4.5 4.5 4.5-4.5" />
    <path d="M4.5 19.500h15" />
  </Icon>
);

/** An open eye. */
export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

/** A crossed eye. */
export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.8 5.800A9 9 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-2.7 3.5" />
    <path d="M6.3 7.300A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4.6-1.3" />
    <path d="m4 4 16 16" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
);

/** Light theme. */
export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M18.7 5.300l-1.4 1.400M6.7 17.300l-1.4 1.4" />
  </Icon>
);

/** Dark theme. */
export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z" />
  </Icon>
);

/** The device's own theme. */
export const DeviceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="4.5" width="17" height="12" rx="2" />
    <path d="M9 20h6" />
    <path d="M12 16.500V20" />
  </Icon>
);

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="6" cy="12" r="2.5" />
    <circle cx="17.5" cy="5.5" r="2.5" />
    <circle cx="17.5" cy="18.5" r="2.5" />
    <path d="m8.2 10.8 7.100-4.100" />
    <path d="m8.2 13.2 7.100 4.100" />
  </Icon>
);

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 4.500H19.5V10.500" />
    <path d="M19.500 4.500 11 13" />
    <path d="M17.500 14v4a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 18V8A1.500 1.500 0 0 1 6 6.500h4" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14" />
    <path d="M5 12h14" />
  </Icon>
);

/** A pencil. */
export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.500 19.500 1-4L16.200 4.800a1.700 1.700 0 0 1 2.400 0l.6.6a1.700 1.700 0 0 1 0 2.400L8.500 18.500l-4 1Z" />
    <path d="m14.500 6.500 3 3" />
  </Icon>
);

/** A bin. */
export const DeleteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.500 7h15" />
    <path d="M9 7V5.500A1.500 1.500 0 0 1 10.500 4h3A1.500 1.500 0 0 1 15 5.500V7" />
    <path d="M6.500 7l.8 11.600a1.500 1.500 0 0 0 1.500 1.400h6.400a1.500 1.500 0 0 0 1.500-1.400L17.500 7" />
    <path d="M10 11v5M14 11v5" />
  </Icon>
);

/** A picture of a landscape. */
export const PictureIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.500" y="4.500" width="17" height="15" rx="2" />
    <circle cx="8.500" cy="9.500" r="1.500" />
    <path d="m4 17 4.500-4.500 3.500 3.500 3-3 5 5" />
  </Icon>
);

/** A camera. */
export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.500 7.500h2.200l1.300-2.200a1 1 0 0 1 .9-.5h4.200a1 1 0 0 1 .9.5l1.300 2.200h2.200a2 2 0 0 1 2 2v7.500a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V9.500a2 2 0 0 1 2-2Z" />
    <circle cx="12" cy="13" r="3.200" />
  </Icon>
);
