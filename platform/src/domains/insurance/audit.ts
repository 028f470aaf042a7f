/** Checks of contracts, movements, trades and premiums against the ledger. */
import type { AuditCheck, DomainAudit } from '../../ledger/audit-plan.ts';
import { coins } from '../../ledger/coins.ts';
import {
  answerCheck,
  postsExactly,
  sealCheck,
  stateCheck,
  type ExpectedLeg,
} from '../../ledger/order-checks.ts';
import type { RecordType } from '../../ledger/record-types.ts';
import { termsDiffer } from '../../operator/setting-history.ts';
import { firstInsuredDay, heldBefore } from './insured.ts';
import { operationNames } from './orders.ts';
import { coin as packageCoin, tradesOfRound } from './rules.ts';

const coin = coins[packageCoin].toString();
const bonus = coins.BONUS_POINT.toString();
const ownAvailable = { of: { member: 'o.member_id' }, coin } as const;
const house = { of: { house: 'insurance' }, coin } as const;

/** Legs between the member and the house. */
const toBothLegs = (amount: string, recordType: RecordType): ExpectedLeg[] => [
  { ...ownAvailable, amount, recordType },
  { ...house, amount: `-(${amount})`, recordType },
];
/** Legs from the available balance into the hold. */
const toPackageLegs = (recordType: RecordType): ExpectedLeg[] => [
  { ...ownAvailable, amount: '-o.amount', recordType },
  { ...ownAvailable, bucket: 'locked', amount: 'o.amount', recordType },
];

const movements: Readonly<Record<string, readonly ExpectedLeg[]>> = {
  PURCHASE: toPackageLegs('purchase'),
  UPGRADE: toPackageLegs('upgrade'),
  REFILL: toPackageLegs('refill'),
  ADD: toPackageLegs('add'),
  SPECIAL: toBothLegs('o.amount', 'specialPackage'),
  TRIAL: toBothLegs('o.amount', 'trialPackage'),
  REDEEM: [
    { ...ownAvailable, bucket: 'locked', amount: '-o.amount', recordType: 'redeem' },
    { ...ownAvailable, amount: 'o.amount', recordType: 'redeem' },
    { ...ownAvailable, amount: '-o.fee', recordType: 'redeemFee' },
    { of: { house: 'fee' }, coin, amount: 'o.fee', recordType: 'redeemFee' },
  ],
  RETURN: [
    { ...ownAvailable, bucket: 'locked', amount: '-o.amount', recordType: 'trialPackage' },
    { ...house, amount: 'o.amount', recordType: 'trialPackage' },
  ],
};

const profit = { of: { house: 'profit' }, amount: '-o.result' } as const;
const trades: Readonly<Record<string, readonly ExpectedLeg[]>> = {
  PAID: [
    { ...ownAvailable, coin: bonus, amount: 'o.result', recordType: 'profitSharing' },
    { ...profit, coin: bonus, recordType: 'profitSharing' },
  ],
  COMPOUNDED: [
    { ...ownAvailable, bucket: 'locked', amount: 'o.result', recordType: 'compound' },
    { ...profit, coin, recordType: 'compound' },
  ],
  LOST: [
    { ...ownAvailable, bucket: 'locked', amount: 'o.result', recordType: 'profitSharing' },
    { ...profit, coin, recordType: 'profitSharing' },
  ],
};

/** SQL: whether the journal of a row posts another amount than its column. */
const misposted = (column: string, legs: Readonly<Record<string, readonly ExpectedLeg[]>>): string =>
  `case o.${column} ${Object.entries(legs)
    .map(([value, expected]) => `when '${value}' then not ${postsExactly('o.journal_id', expected)}`)
    .join('\n')} else false end`;

const paid = toBothLegs('-o.amount', 'premium');

/** SQL of the balance of a contract's hold, from its movements and trades. */
const held = `(select coalesce(sum(case when type in ('REDEEM', 'RETURN') then -amount
    when type in ('SPECIAL', 'TRIAL') then 0 else amount end), 0) from insurance_movement where contract_id = o.id)
  + (select coalesce(sum(result) filter (where outcome in ('COMPOUNDED', 'LOST')), 0) from insurance_trade where contract_id = o.id)`;

/** SQL: whether the journal has the order's time and the contract's member. */
const ofContract = `exists (select from insurance_contract c where c.id = o.contract_id and c.member_id = o.member_id)`;
const atTime = 'exists (select from journal j where j.id = o.journal_id and j.created_at = o.created_at)';

/** The immutable columns of each row, as the triggers seal them. */
const sealed: Readonly<Record<string, string>> = {
  insurance: 'id member_id kind hold_id receipt_number transaction_number',
  'insurance-movement': 'id contract_id member_id type package_id amount fee journal_id',
  'insurance-premium':
    'id contract_id member_id position is_issued amount reason journal_id receipt_number transaction_number',
  'insurance-trade':
    'id contract_id member_id business_date amount rate_ppm result outcome premium_id is_valid journal_id',
  'insurance-fine': 'id member_id amount reason journal_id',
};

const seals: readonly AuditCheck[] = Object.entries(sealed).map(([name, columns]) =>
  sealCheck(name, name === 'insurance' ? 'insurance_contract' : name.replace('-', '_'), columns),
);

export const audit: DomainAudit = {
  claim: `exists (select from insurance_movement t where t.journal_id = o.id)
    or exists (select from insurance_trade t where t.journal_id = o.id)
    or exists (select from insurance_premium t where o.id = t.journal_id)
    or exists (select from insurance_premium t where o.id = t.recall_journal_id)
    or exists (select from insurance_fine t where t.journal_id = o.id)`,
  checks: [
    ...seals,
    stateCheck(
      'insurance',
      'insurance_contract',
      'package_id unlocks_at trades_at lost earned created_at ended_at',
    ),
    stateCheck('insurance-trade', 'insurance_trade', 'created_at'),
    {
      // Purchases and upgrades are posted, and each records the package of the contract.
      name: 'insurance-package-differs',
      table: 'insurance_contract',
      wrong: `o.package_id is distinct from (select m.package_id from insurance_movement m
        where m.contract_id = o.id and m.type in ('PURCHASE', 'SPECIAL', 'TRIAL', 'UPGRADE') order by m.id desc limit 1)`,
    },
    {
      name: 'insurance-terms-differ',
      table: 'insurance_contract',
      wrong: termsDiffer(
        'insurance_package',
        'o.package_id',
        `(select max(m.created_at) from insurance_movement m
          where m.contract_id = o.id and m.type in ('PURCHASE', 'SPECIAL', 'TRIAL', 'UPGRADE'))`,
        ['premium_ppm', 'daily_ppm', 'redeem_fee_ppm', 'contract_days'],
      ),
    },
    {
      name: 'insurance-rate-differs',
      table: 'insurance_trade',
      wrong: `exists (select from insurance_rate r where r.business_date = o.business_date and r.rate_ppm <> o.rate_ppm)`,
    },
    answerCheck({
      domain: 'insurance',
      table: 'insurance_contract',
      operationNames,
      amounts: {},
      instants: { createTime: 'created_at' },
    }),
    answerCheck({
      domain: 'insurance-premium',
      table: 'insurance_premium',
      operationNames: ['buyInsurance'],
      madeBy: '(select j.operation_id from journal j where j.id = t.journal_id)',
      amounts: { amount: 'amount' },
      instants: { createTime: 'created_at' },
    }),
    {
      name: 'insurance-hold-differs',
      table: 'insurance_contract',
      wrong: `not exists (
        select from hold h join account a on a.id = h.account_id join journal j on j.id = h.opened_journal
        where h.id = o.hold_id and h.kind = 'insurance' and h.bucket = 'L' and a.owner_id = o.member_id and a.coin_id = ${coin}
          and h.outcome is not distinct from case when o.ended_at is not null then 'settled' end
          and h.closed_at is not distinct from o.ended_at and h.amount = ${held}
          and j.receipt_number = o.receipt_number and j.transaction_number = o.transaction_number and j.created_at = o.created_at)`,
    },
    {
      name: 'insurance-sums-differ',
      table: 'insurance_contract',
      wrong: `o.earned <> (select coalesce(sum(result), 0) from insurance_trade where contract_id = o.id and result > 0)
        or o.lost <> (select coalesce(-sum(result), 0) from insurance_trade where contract_id = o.id and result < 0)
          - (select coalesce(sum(amount), 0) from insurance_movement where contract_id = o.id and type = 'REFILL')`,
    },
    {
      name: 'insurance-trades-missing',
      table: 'insurance_contract',
      wrong: `(select count(*) from insurance_trade t where t.contract_id = o.id)
            <> business_date(o.trades_at) - business_date(o.created_at) - 2
        or exists (select from insurance_trade t where t.contract_id = o.id
             and t.business_date not between business_date(o.created_at) + 1 and business_date(o.trades_at) - 2)`,
    },
    {
      name: 'insurance-movement-misposted',
      table: 'insurance_movement',
      wrong: `not ${ofContract} or not ${atTime} or ${misposted('type', movements)}`,
    },
    {
      name: 'insurance-trade-misposted',
      table: 'insurance_trade',
      wrong: `not ${ofContract} or (o.journal_id is not null and not ${atTime}) or ${misposted('outcome', trades)}`,
    },
    {
      name: 'insurance-trade-miscounted',
      table: 'insurance_trade',
      wrong: 'o.result <> trunc(o.amount::numeric * o.rate_ppm / 1000000)',
    },
    {
      name: 'insurance-premium-misposted',
      table: 'insurance_premium',
      wrong: `not ${ofContract} or not exists (select from journal j where j.id = o.journal_id and j.created_at = o.created_at
          and j.receipt_number = o.receipt_number and j.transaction_number = o.transaction_number
          and j.reason is not distinct from o.reason)
        or not case when o.is_issued then ${postsExactly('o.journal_id', [...toBothLegs('o.amount', 'issuePremium'), ...paid])}
          else ${postsExactly('o.journal_id', paid)} end
        or (o.recall_journal_id is not null and (not ${postsExactly('o.recall_journal_id', [
          ...toBothLegs('o.amount', 'premium'),
          ...toBothLegs('-o.amount', 'recallPremium'),
        ])} or not exists (select from journal j where j.id = o.recall_journal_id and j.created_at = o.recalled_at)))`,
    },
    {
      // Only a premium of an earlier release starts later than its first day: after the trades posted by then.
      name: 'insurance-premium-insured-differs',
      table: 'insurance_premium',
      wrong: `o.insured is distinct from ${heldBefore('o.contract_id', 'o.journal_id')}
        or o.insured_from < ${firstInsuredDay('o.created_at')}
        or (o.insured_from > ${firstInsuredDay('o.created_at')} and not exists (select from insurance_trade t
          where t.contract_id = o.contract_id and t.business_date = o.insured_from - 1))`,
    },
    {
      name: 'insurance-round-differs',
      table: 'insurance_premium',
      wrong: `(select count(*) > ${tradesOfRound} or count(*) > 0 and o.recalled_at is not null
          or coalesce(bool_or(t.contract_id <> o.contract_id or t.business_date <= business_date(o.created_at)), false)
        from insurance_trade t where t.premium_id = o.id)`,
    },
    {
      name: 'insurance-fine-misposted',
      table: 'insurance_fine',
      wrong: `not exists (select from journal j where j.id = o.journal_id and j.created_at = o.created_at and j.reason = o.reason)
        or not ${postsExactly('o.journal_id', [
          { ...ownAvailable, amount: '-o.amount', recordType: 'fine' },
          { of: { house: 'fee' }, coin, amount: 'o.amount', recordType: 'fine' },
        ])}`,
    },
  ],
};
