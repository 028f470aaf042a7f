import { Icon, type IconProps } from './Icon.tsx';

/** A banknote: CASH_POINT. */
export const CashIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="6" width="18" height="12" rx="2" />
    <circle cx="12" cy="12" r="2.6" />
    <path d="M6.3 9.500v.2M17.7 14.300v.2" />
  </Icon>
);

/** A gift: BONUS_POINT. */
export const RewardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="10" width="16" height="10" rx="1.5" />
    <path d="M3 7.500h18V10H3z" />
    <path d="M12 7.500V20" />
    <path d="M12 7.500C9 7.5 7.5 6.5 7.5 5.200S9 3.5 10 4.200c1.2.8 2 3.3 2 3.300s.8-2.5 2-3.300c1-.7 2.5-.3 2.5 1S15 7.5 12 7.500Z" />
  </Icon>
);

/** A house of pillars: ASSETS_POINT. */
export const EntrustIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 19.500h16" />
    <path d="M5.5 16.500v-6M10 16.500v-6M14 16.500v-6M18.5 16.500v-6" />
    <path d="M3.5 8 12 3.5 20.5 8v1h-17V8Z" />
  </Icon>
);

/** A shield: INSURANCE_POINT. */
export const InsuranceIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 5 6v5.500c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6l-7-2.500Z" />
    <path d="m9 12 2.2 2.200L15.2 10" />
  </Icon>
);

/** A game pad: GMT. */
export const GameIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 7.500h9a5 5 0 0 1 5 5.300l-.2 2.700a2.4 2.4 0 0 1-4.3 1.300l-1.3-1.800H8.300L7 16.800a2.4 2.4 0 0 1-4.3-1.300l-.2-2.700a5 5 0 0 1 5-5.300Z" />
    <path d="M8.5 9.700v3M7 11.200h3" />
    <path d="M15.5 10.200v.2M17.3 12v.2" />
  </Icon>
);

/** A coin with a T: USDT_POINT. */
export const UsdtIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8 8h8" />
    <path d="M12 8v8.5" />
    <path d="M7.5 11.700c0 1.1 2 1.9 4.5 1.900s4.5-.8 4.5-1.9" />
  </Icon>
);

/** Out of a tray: WITHDRAWAL_POINT. */
export const WithdrawIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 13v4.500A2 2 0 0 0 6.5 19.500h11a2 2 0 0 0 2-2V13" />
    <path d="M12 15V4.5" />
    <path d="m7.5 8.5 4.5-4.5 4.5 4.5" />
  </Icon>
);
