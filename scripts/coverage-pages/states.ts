/** The states that the portal shows (spec §4), as the contract has them, and the tests that reach each. */
import { proofsIn, sourcesOf, type Proof } from './sources.ts';

/** A state as the specification names it, and what a test that reaches it expects. */
type States = Readonly<Record<string, RegExp>>;

interface Group {
  readonly what: string;
  /** The domain whose tests reach the states, or a pattern for several. */
  readonly domain: string;
  readonly states: States;
}

/** A test expects a value: `'PAID'`, `status: 'PAID'`, `'FINE PAID'`. */
const value = (name: string): RegExp => new RegExp(`['"\`](?:[^'"\`\n]* )?${name}(?: [^'"\`\n]*)?['"\`]`);

/** A test expects a field to be so: `valid: true`, `expect(trade.valid).toBe(true)`. */
const flag = (field: string, is: boolean): RegExp => new RegExp(`\\b${field}(?:: |\\)\\.toBe\\()${is}\\b`);

const reviewed: States = {
  'pending review': value('PENDING_REVIEW'),
  approved: value('APPROVED'),
  rejected: value('REJECTED'),
};

const groups: readonly Group[] = [
  {
    what: 'balance',
    domain: '{assets,trusteeship}',
    states: { available: /assetsAvailable/, frozen: value('FROZEN'), locked: value('LOCKED') },
  },
  { what: 'deposit', domain: 'deposit', states: reviewed },
  { what: 'claim', domain: 'claims', states: reviewed },
  {
    what: 'withdrawal',
    domain: 'withdrawal',
    states: {
      ...reviewed,
      success: value('SUCCESS'),
      pending: value('PENDING'),
      'payable (pending payout)': value('PAYABLE'),
      withdrawing: value('WITHDRAWING'),
      'not received': value('NOT_RECEIVED'),
      failed: value('FAILED'),
      cancelled: value('CANCELLED'),
    },
  },
  { what: 'convert order', domain: 'convert', states: { cancelled: value('CANCELLED') } },
  {
    what: 'insurance package',
    domain: 'insurance',
    states: {
      'not purchased': /current: null|\.toBeNull\(\)/,
      locked: value('LOCKED'),
      unlocked: value('UNLOCKED'),
      terminated: value('TERMINATED'),
    },
  },
  {
    what: 'premium',
    domain: 'insurance',
    states: { paid: value('PAID'), unpaid: /\bnumber: 0\b/ },
  },
  {
    what: 'trade',
    domain: 'insurance',
    states: {
      insured: flag('insured', true),
      'not insured': flag('insured', false),
      valid: flag('valid', true),
      invalid: flag('valid', false),
    },
  },
  {
    what: 'P2P offer',
    domain: 'otc',
    states: {
      published: value('PUBLISHED'),
      cancelled: value('CANCELLED'),
      completed: value('COMPLETED'),
    },
  },
  {
    what: 'PIN code',
    domain: 'matching-codes',
    states: {
      pending: value('PENDING'),
      activated: value('ACTIVATED'),
      transferred: value('TRANSFERRED'),
    },
  },
  { what: 'commitment', domain: 'commitment', states: reviewed },
  {
    what: 'jackpot entry',
    domain: 'jackpot',
    states: { unpaid: value('UNPAID'), winning: value('WINNING'), 'not drawn': value('NOT_DRAWN') },
  },
  {
    what: 'jackpot round',
    domain: 'jackpot',
    states: {
      'in progress': value('IN_PROGRESS'),
      'not drawn': value('NOT_DRAWN'),
      drawn: value('DRAWN'),
      complete: value('COMPLETE'),
    },
  },
  {
    what: 'identity',
    domain: 'kyc',
    states: { pending: value('PENDING'), passed: value('PASSED'), failed: value('FAILED') },
  },
];

/** A row of the page: a state, and the tests that reach it. */
interface StateRow {
  readonly what: string;
  readonly state: string;
  readonly tests: readonly Proof[];
}

const testsOf = (domain: string) => [
  ...sourcesOf(`platform/src/domains/${domain}/**/*.test.ts`),
  ...sourcesOf(`gateway/src/domains/${domain}.test.ts`),
];

/** Every state of the specification, with the tests that reach it. */
export const findStates = (): StateRow[] =>
  groups.flatMap(({ what, domain, states }) => {
    const files = testsOf(domain);
    return Object.entries(states).map(([state, text]) => ({ what, state, tests: proofsIn(files, text) }));
  });
