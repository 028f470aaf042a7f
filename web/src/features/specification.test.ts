import { describe, expect, it } from 'vitest';
import { parseTextPath } from '../i18n/locales.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

const files = import.meta.glob<Texts>('../**/texts/**/en-US.json', { eager: true, import: 'default' });

/** The English text of `namespace:path.to.key`. */
function englishText(key: string): string | undefined {
  const [namespace, path = ''] = key.split(':');
  const texts = Object.entries(files).find(([file]) => parseTextPath(file)[0] === namespace)?.[1];
  const text = path
    .split('.')
    .reduce<string | Texts | undefined>((at, step) => (typeof at === 'object' ? at[step] : undefined), texts);
  return typeof text === 'string' ? text : undefined;
}

/** Labels of the specification, word for word, with the text that shows each. */
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '§2 side menu': {
    Dashboard: 'dashboard:frame.title',
    Deposit: 'deposit:frame.title',
    Withdrawal: 'withdrawal:frame.title',
    Convert: 'convert:frame.title',
    Transfer: 'transfer:frame.title',
    'Insurance package': 'insurance:frame.title',
    Premium: 'insurance:frame.premium',
    Claim: 'claims:frame.title',
    Entrust: 'trusteeship:frame.title',
    History: 'history:frame.title',
    Game: 'game:frame.title',
    Commitment: 'commitment:frame.title',
    P2P: 'otc:frame.title',
    'PIN code': 'matching-codes:frame.title',
  },
  '§2 header menu and tabs': {
    'Account info': 'member:frame.headerTitle',
    Network: 'team:frame.headerTitle',
    'Password settings': 'settings:frame.headerTitle',
    'Log out': 'shell:menu.logOut',
    Wallet: 'wallet:frame.title',
    Account: 'member:frame.title',
  },
  '§2 site menu': {
    Home: 'site:frame.home',
    Overview: 'site:frame.overview',
    Roadmap: 'site:frame.roadmap',
    'White paper': 'site:frame.whitePaper',
  },
  '§3 balance states': {
    Available: 'common:balance.AVAILABLE',
    Frozen: 'common:balance.FROZEN',
    Locked: 'common:balance.LOCKED',
  },
  '§3 record types': {
    Deposit: 'recordTypes:DEPOSIT',
    Withdraw: 'recordTypes:WITHDRAW',
    'Adjust in': 'recordTypes:ADJUST_IN',
    'Adjust out': 'recordTypes:ADJUST_OUT',
    Transfer: 'recordTypes:TRANSFER',
    Convert: 'recordTypes:CONVERT',
    'Convert fee': 'recordTypes:CONVERT_FEE',
    'Game transfer in': 'recordTypes:GAME_TRANSFER_IN',
    'Game transfer out': 'recordTypes:GAME_TRANSFER_OUT',
    Purchase: 'recordTypes:PURCHASE',
    Add: 'recordTypes:ADD',
    Compound: 'recordTypes:COMPOUND',
    Redeem: 'recordTypes:REDEEM',
    Upgrade: 'recordTypes:UPGRADE',
    Refill: 'recordTypes:REFILL',
    Premium: 'recordTypes:PREMIUM',
    'Issue premium': 'recordTypes:ISSUE_PREMIUM',
    'Recall premium': 'recordTypes:RECALL_PREMIUM',
    'Special package': 'recordTypes:SPECIAL_PACKAGE',
    'Trial package': 'recordTypes:TRIAL_PACKAGE',
    Claim: 'recordTypes:CLAIM',
    Fine: 'recordTypes:FINE',
    'Redeem fee': 'recordTypes:REDEEM_FEE',
    'Jackpot profit': 'recordTypes:JACKPOT_PROFIT',
    'Entrust profit': 'recordTypes:ENTRUST_PROFIT',
    'Entrust overriding bonus': 'recordTypes:ENTRUST_OVERRIDING_BONUS',
    'Entrust par bonus': 'recordTypes:ENTRUST_PAR_BONUS',
    'Insurance overriding bonus': 'recordTypes:INSURANCE_OVERRIDING_BONUS',
    'Insurance par bonus': 'recordTypes:INSURANCE_PAR_BONUS',
    'Referral overriding bonus': 'recordTypes:REFERRAL_OVERRIDING_BONUS',
    'Referral par bonus': 'recordTypes:REFERRAL_PAR_BONUS',
    'Personal rebate': 'recordTypes:PERSONAL_REBATE',
    'Team rebate': 'recordTypes:TEAM_REBATE',
    'Profit sharing': 'recordTypes:PROFIT_SHARING',
    Fee: 'recordTypes:FEE',
    'Withdrawal fee': 'recordTypes:WITHDRAWAL_FEE',
    'Gas fee': 'recordTypes:GAS_FEE',
    'OTC fee': 'recordTypes:OTC_FEE',
    'OTC sell': 'recordTypes:OTC_SELL',
    'OTC buy': 'recordTypes:OTC_BUY',
    'PIN purchase': 'recordTypes:PIN_PURCHASE',
    'PIN activate': 'recordTypes:PIN_ACTIVATE',
    'PIN transfer': 'recordTypes:PIN_TRANSFER',
  },
  '§3 groups of record types': {
    'Money movement': 'records:groups.movement',
    'Insurance and entrust': 'records:groups.packages',
    'Bonuses and profit': 'records:groups.profit',
    Fees: 'records:groups.fees',
    OTC: 'records:groups.otc',
    'PIN code': 'records:groups.pin',
  },
  '§3 record fields': {
    'Receipt number': 'common:order.receiptNumber',
    'Transaction number': 'common:order.transactionNumber',
    Status: 'common:order.status',
    Amount: 'records:columns.amount',
    Fee: 'records:detail.fee',
    'Actual received amount': 'history:afterFee',
  },
  '§3 bank account': {
    'Bank name': 'payout:bank.bankName.label',
    'Account name': 'payout:bank.accountName.label',
    'Account number': 'payout:bank.accountNumber.label',
  },
  '§3 packages and withdrawals': {
    'Premium ratio': 'insurance:figures.premiumRatio',
    'Daily profit': 'insurance:figures.dailyProfit',
    'Unlock date': 'insurance:figures.unlocksAt',
    'Auto compound': 'insurance:own.autoCompound',
    'Admin fee': 'withdrawal:figures.fee',
    'Actual received amount': 'withdrawal:figures.arrives',
  },
  '§3 account': {
    Username: 'member:profile.userName',
    Nationality: 'member:profile.nationality',
    Email: 'member:profile.email',
    'User ID': 'member:profile.userId',
    'Referral ID': 'member:invitation.referralId',
    'Identity number': 'member:profile.identityNumber.document',
    'Login password': 'session:fields.loginPassword',
    'Transaction password': 'session:fields.transactionPassword',
    Captcha: 'session:fields.captcha',
    'No grade': 'member:profile.noGrade',
  },
  '§4 orders': {
    'Pending review': 'common:status.PENDING_REVIEW',
    Approved: 'common:status.APPROVED',
    Rejected: 'common:status.REJECTED',
    Success: 'common:status.SUCCESS',
    Pending: 'common:status.PENDING',
    'Payable (pending payout)': 'common:status.PAYABLE',
    Withdrawing: 'common:status.WITHDRAWING',
    'Not received': 'common:status.NOT_RECEIVED',
    Failed: 'common:status.FAILED',
    Cancelled: 'common:status.CANCELLED',
    Published: 'common:status.PUBLISHED',
    Completed: 'common:status.COMPLETED',
    Passed: 'common:status.PASSED',
  },
  '§4 packages, codes and the jackpot': {
    'Not purchased': 'common:status.NOT_PURCHASED',
    Locked: 'common:status.LOCKED',
    Unlocked: 'common:status.UNLOCKED',
    Terminated: 'common:status.TERMINATED',
    Activated: 'common:status.ACTIVATED',
    Transferred: 'common:status.TRANSFERRED',
    insured: 'insurance:trade.insured',
    'not insured': 'insurance:trade.notInsured',
    valid: 'insurance:trade.valid',
    invalid: 'insurance:trade.invalid',
    Paid: 'insurance:premiumStates.PAID',
    Unpaid: 'jackpot:states.UNPAID',
    Winning: 'jackpot:states.WINNING',
    'Not drawn': 'jackpot:rounds.states.NOT_DRAWN',
    Drawn: 'jackpot:rounds.states.DRAWN',
    'In progress': 'jackpot:rounds.states.IN_PROGRESS',
    Complete: 'jackpot:rounds.states.COMPLETE',
  },
  '§5 validation': { 'Passwords do not match': 'common:password.mismatch' },
  '§8 errors and notices': {
    'Your login information has expired': 'common:errors.SESSION_EXPIRED',
    'Your login information is invalid!': 'common:errors.SESSION_INVALID',
    'Bad request parameters': 'common:errors.BAD_REQUEST',
    'Access denied': 'common:errors.ACCESS_DENIED',
    'Request timeout': 'common:errors.REQUEST_TIMEOUT',
    'Internal server error': 'common:errors.INTERNAL_SERVER_ERROR',
    'Service not implemented': 'common:errors.NOT_IMPLEMENTED',
    'Gateway error': 'common:errors.BAD_GATEWAY',
    'Service unavailable': 'common:errors.SERVICE_UNAVAILABLE',
    'Gateway timeout': 'common:errors.GATEWAY_TIMEOUT',
    'HTTP version not supported': 'common:errors.HTTP_VERSION_NOT_SUPPORTED',
    'Premium purchase over the maximum number of purchases': 'insurance:blockingReasons.MAXIMUM.title',
    'Action forbidden': 'commitment:free.forbidden',
    'Please bind a wallet address first': 'withdrawal:bind.wallet.title',
  },
};

/** Sentences of the specification, and the texts that have them among other words. */
const sentences: readonly (readonly [string, readonly string[]])[] = [
  [
    'below it the funds are not recoverable',
    [
      'deposit:limits',
      'deposit:remainder.rule.KEPT',
      'deposit:remainder.rule.HELD',
      'deposit:sent.tooLittle',
    ],
  ],
  ['closes Transfer until 00:00 GMT+8 the next day', ['insurance:review.redeem.closes']],
  [
    'closed until 00:00 GMT+8 the next day',
    ['insurance:result.closed', 'restriction:reasons.INSURANCE_REDEEMED'],
  ],
  ['Your login information has expired', ['session:notice.expired']],
  ['Your login information is invalid!', ['session:notice.invalid']],
  ['server is busy', ['common:errors.SERVER_BUSY', 'common:errors.UNAUTHENTICATED']],
  ['Please bind a wallet address first', ['withdrawal:events.attention.bind']],
];

describe('the English texts', () => {
  it.each(Object.entries(labels))('use the terms of the specification: %s', (_section, expected) => {
    const shown = Object.fromEntries(
      Object.entries(expected).map(([label, key]) => [label, englishText(key)]),
    );
    expect(shown).toEqual(Object.fromEntries(Object.keys(expected).map((label) => [label, label])));
  });

  it.each(sentences)('contain “%s”', (sentence, keys) => {
    for (const key of keys) expect(englishText(key), key).toContain(sentence);
  });
});
