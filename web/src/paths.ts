import type {
  ConvertStatus,
  CreditType,
  DepositStatus,
  PaymentMethod,
  WalletNetwork,
  WithdrawalStatus,
} from './generated/schema.ts';
import { sectionOf, type SectionCredit, type SectionScreen } from './lib/creditSections.ts';

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Appends what is set of a query to a path. */
function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const item of typeof value === 'string' ? [value] : value) params.append(name, item);
  }
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Some of the member's movements: none of it set means all. */
interface RecordsQuery {
  type?: readonly string[];
  from?: string;
  to?: string;
  receipt?: string;
}

const slugOf = (coin: CreditType): string => sectionOf(coin)?.slug ?? '';

/**
 * Address of every screen (spec §2). Screens link through these, never through a string of their own. In a list,
 * `receipt` opens the order of that receipt number.
 */
export const paths = {
  root: () => '/',
  login: () => '/login',
  register: (query: { ref?: string } = {}) => withQuery('/register', query),
  forgot: () => '/forgot',
  notFound: () => '/404',
  /** `announcement` opens one of the announcements. */
  index: (query: { announcement?: string } = {}) => withQuery('/index', query),
  deposit: (
    query: {
      tab?: 'bank' | 'records';
      method?: PaymentMethod;
      network?: WalletNetwork;
      status?: DepositStatus;
      receipt?: string;
    } = {},
  ) => withQuery('/recharge', query),
  /** The deposit as a phone's wallet has it. */
  mobileDeposit: () => '/recharge-h5',
  transfer: (query: { coin?: CreditType; to?: string } = {}) => withQuery('/transfer', query),
  convert: (
    query: {
      from?: CreditType;
      to?: CreditType;
      tab?: 'records';
      coin?: CreditType;
      status?: ConvertStatus;
      receipt?: string;
    } = {},
  ) => withQuery('/convert', query),
  records: (query: { coin?: CreditType } & RecordsQuery = {}) => withQuery('/records', { ...query }),
  wallet: (query: { coin?: CreditType } = {}) => withQuery('/wallet', query),
  /** The wallet as a phone has it. */
  mobileWallet: () => '/assets',
  /** The section of a credit, which leads on to its records. */
  creditSection: (coin: SectionCredit) => `/${slugOf(coin)}-point`,
  /** A screen within the section of a credit. */
  creditScreen: (coin: SectionCredit, screen: SectionScreen, query: RecordsQuery = {}) =>
    withQuery(`/${slugOf(coin)}/${screen}`, { ...query }),
  /** Where everything about a credit is: its section, or its records where it has none. */
  credit: (coin: CreditType): string =>
    sectionOf(coin) === undefined ? withQuery('/records', { coin }) : `/${slugOf(coin)}-point`,
  bonusReport: (query: { days?: string; from?: string; to?: string } = {}) =>
    withQuery('/bonus/report', query),
  withdraw: (query: { tab?: 'bank' | 'records'; status?: WithdrawalStatus; receipt?: string } = {}) =>
    withQuery('/withdraw', query),
  /** The withdrawal as a phone's wallet has it. */
  mobileWithdraw: () => '/withdraw-h5',
  /** `add` opens the form for a new payout method; `back` is the address to return to afterwards. */
  userInfo: (query: { add?: 'wallet' | 'bank'; network?: WalletNetwork; back?: string } = {}) =>
    withQuery('/user-info', query),
  settings: () => '/setting',
  terms: () => '/terms',
} as const;
