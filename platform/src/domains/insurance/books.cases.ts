import {
  type Attack,
  attackHold,
  type AuditAttacks,
  attackOrder,
  resealState,
  attackState,
  reseal,
  attackAnswer,
} from '../../../test/audit-attacks.ts';
import { runConfirmed } from '../../../test/commands.ts';
import { bronze, newHolder } from './insurance.fixture.ts';

const running = "(select max(id) from insurance_contract where ended_at is null and kind = 'BOUGHT')";
const ended = '(select max(id) from insurance_contract where ended_at is not null)';
const holdOf = (contract: string): string =>
  `(select hold_id from insurance_contract where id = ${contract})`;
const movement = (type: string): string => `(select max(id) from insurance_movement where type = '${type}')`;
const trade = (outcome: string): string =>
  `(select max(id) from insurance_trade where outcome = '${outcome}')`;
const paid = '(select max(id) from insurance_premium where not is_issued)';
const issued = '(select max(id) from insurance_premium where is_issued)';
const fined = '(select max(id) from insurance_fine)';

const contract = (column: string, set: string, found: string): Attack => [
  `the ${column} of an insurance package`,
  found,
  `update insurance_contract set ${set} where id = ${running}`,
];
const ofMovement = (type: string, column: string, set: string): Attack[] =>
  attackOrder(
    'insurance-movement',
    movement(type),
    `${column} of ${type}`,
    set,
    'insurance-movement-misposted',
  );
const ofTrade = (outcome: string, column: string, set: string, found: string): Attack[] =>
  attackOrder('insurance-trade', trade(outcome), `${column} of ${outcome}`, set, found);
const ofPremium = (
  column: string,
  set: string,
  which: string,
  found = 'insurance-premium-misposted',
): Attack[] => attackOrder('insurance-premium', which, column, set, found);

export default {
  prepare: async (suite) => {
    const holder = await newHolder(suite, 'holder', '1000');
    const { id } = await holder.bought(bronze, '100');
    for (const [action, amount] of [
      ['addWarehouse', '50'],
      ['buyInsurance', '4.5'],
    ] as const) {
      const { code, message } = await holder.change(action, id, amount);
      if (code !== 20000) throw new Error(message);
    }
    const { exitCode, text } = await runConfirmed(suite.platform, 'fine holder 1 --reason Late'.split(' '));
    if (exitCode !== 0) throw new Error(text);
  },
  attacks: [
    attackHold(holdOf(ended), 'outcome', "'cancelled'", 'insurance-hold-differs'),
    attackHold(holdOf(ended), 'kind', "'otc'", 'insurance-hold-differs'),
    attackHold(holdOf(running), 'amount', 'amount + 7', 'insurance-hold-differs'),
    [
      'the deleted hold of an insurance package',
      'row-missing',
      `delete from hold where id = ${holdOf(running)}`,
    ],
    ...attackOrder('insurance', running, 'member', 'member_id = 100003', 'insurance-hold-differs'),
    ...attackOrder('insurance', running, 'hold', 'hold_id = hold_id + 100000', 'insurance-hold-differs'),
    contract('losses', 'lost = lost + 7', 'insurance-sums-differ'),
    contract('earnings', 'earned = earned + 7', 'insurance-sums-differ'),
    contract('end', 'ended_at = created_at', 'insurance-hold-differs'),
    contract('time', "created_at = created_at - interval '1 day'", 'insurance-hold-differs'),
    contract('next trade', "trades_at = trades_at + interval '1 day'", 'insurance-trades-missing'),
    [
      'an ended insurance package that runs again',
      'insurance-hold-differs',
      `update insurance_contract set ended_at = null where id = ${ended}`,
    ],
    [
      'a deleted insurance package',
      'insurance-answered-otherwise',
      `delete from insurance_contract where id = ${running}`,
    ],

    ...['PURCHASE', 'ADD', 'UPGRADE', 'REFILL', 'SPECIAL', 'TRIAL', 'REDEEM'].flatMap((type) =>
      ofMovement(type, 'amount', 'amount = amount + 7'),
    ),
    ...ofMovement('REDEEM', 'fee', 'fee = fee + 7'),
    ...ofMovement('ADD', 'kind', "type = 'REFILL'"),
    ...ofMovement('PURCHASE', 'member', 'member_id = 100003'),
    [
      'a deleted addition to an insurance package',
      'journal-without-order',
      `delete from insurance_movement where id = ${movement('ADD')}`,
    ],

    ...['PAID', 'COMPOUNDED', 'LOST'].flatMap((outcome) => [
      ...ofTrade(outcome, 'result', 'result = result * 2', 'insurance-trade-misposted'),
      ...ofTrade(outcome, 'rate', 'rate_ppm = rate_ppm * 2', 'insurance-trade-miscounted'),
    ]),
    ...ofTrade('PAID', 'outcome', "outcome = 'COMPOUNDED'", 'insurance-trade-misposted'),
    ...ofTrade('PAID', 'day', 'business_date = business_date + 1000', 'insurance-trades-missing'),
    ...ofTrade('PAID', 'premium', `premium_id = ${paid}`, 'insurance-round-differs'),
    [
      'a deleted trade',
      'insurance-trades-missing',
      `delete from insurance_trade where id = ${trade('PAID')}`,
    ],

    ...ofPremium('amount', 'amount = amount + 7', paid),
    ...ofPremium('contract', 'contract_id = contract_id - 1', paid),
    ...ofPremium('origin', 'is_issued = true', paid),
    [
      'the insured amount of a premium',
      'insurance-premium-insured-differs',
      `update insurance_premium set insured = insured + 7 where id = ${paid}`,
    ],
    [
      'the first insured day of a premium',
      'insurance-premium-insured-differs',
      `update insurance_premium set insured_from = insured_from + 1000 where id = ${paid}`,
    ],
    ...ofPremium('reason', "reason = 'x'", issued),
    [
      'the recall of a premium',
      'insurance-premium-misposted',
      `update insurance_premium set recall_journal_id = 1 where id = ${issued}`,
    ],
    [
      'the answer to a premium',
      'insurance-premium-answered-otherwise',
      `update operation set result = result || '{"amount":"7000"}' where id =
         (select j.operation_id from insurance_premium p join journal j on j.id = p.journal_id where p.id = ${paid})`,
    ],

    ...attackOrder('insurance-fine', fined, 'amount', 'amount = amount + 7', 'insurance-fine-misposted'),
    ...attackOrder('insurance-fine', fined, 'reason', "reason = 'x'", 'insurance-fine-misposted'),
    ...attackState('insurance', 'an insurance package', running, {
      package_id: 'package_id % 4 + 1',
      unlocks_at: "unlocks_at - interval '1 day'",
      trades_at: "trades_at + interval '1 hour'",
      lost: 'lost + 7',
      earned: 'earned + 7',
    }),
    ...attackState('insurance-trade', 'a trade that was paid', trade('PAID'), {
      created_at: "created_at - interval '1 hour'",
    }),
    [
      'the package of a contract, with its state',
      'insurance-package-differs',
      `update insurance_contract set package_id = package_id % 4 + 1 where id = ${running}`,
      resealState('insurance'),
    ],
    [
      'a published rate after the trades that it made',
      'insurance-rate-differs',
      `update insurance_rate set rate_ppm = rate_ppm / 2 where business_date in (select business_date from insurance_trade)`,
    ],
    [
      'a rate that is published after the trades of its day',
      'insurance-rate-differs',
      `insert into insurance_rate (business_date, rate_ppm, published_at)
       select business_date, rate_ppm + 1, created_at from insurance_trade where business_date not in
         (select business_date from insurance_rate) order by id limit 1`,
    ],
    ...(['daily_ppm', 'premium_ppm', 'redeem_fee_ppm', 'contract_days'] as const).map((column): Attack => [
      `the ${column} that a contract was sold with`,
      'insurance-terms-differ',
      `update insurance_contract set ${column} = ${column} + 1 where id = ${running}`,
    ]),
    [
      'the daily profit of an insurance package, past the history of settings',
      'setting-changed',
      `update insurance_package set daily_ppm = daily_ppm * 2 where id = 1`,
    ],
    [
      'the fee of a redemption, past the history of settings',
      'setting-changed',
      `update insurance_package set redeem_fee_ppm = 0 where id = 2`,
    ],
    [
      'a package that is offered past the history of settings',
      'setting-unrecorded',
      `insert into insurance_package (name, amount, maximum, premium_ppm, daily_ppm, redeem_fee_ppm, contract_days, maximum_purchases)
       select 'Forged', amount, maximum, premium_ppm, 999999, 0, 1, 1000 from insurance_package where id = 1`,
    ],
    [
      'a published rate that is deleted past the history of settings',
      'setting-changed',
      'delete from insurance_rate where business_date = (select min(business_date) from insurance_rate)',
    ],
    attackAnswer('insurance-premium', 'buyInsurance'),
    [
      'the cover of a premium with its amount, and its seal',
      'insurance-premium-misposted',
      `update insurance_premium set insured = insured * 2, amount = amount * 2 where id = ${paid}`,
      reseal('insurance-premium'),
    ],
    [
      'the day of a trade, moved by one, with its seal',
      'insurance-trades-missing',
      `update insurance_trade t set business_date = (select min(x.business_date) - 1 from insurance_trade x where x.contract_id = t.contract_id)
       where id = ${trade('PAID')}`,
      reseal('insurance-trade'),
    ],
    [
      'the next trade of a package a day earlier, with its state',
      'insurance-trades-missing',
      `update insurance_contract set trades_at = trades_at - interval '1 day' where id = ${running}`,
      resealState('insurance'),
    ],
    [
      'a movement that is there twice',
      'insurance-hold-differs',
      `insert into insurance_movement (contract_id, member_id, type, package_id, amount, fee, journal_id, created_at)
       select contract_id, member_id, type, package_id, amount, fee, -journal_id, created_at from insurance_movement where id = ${movement('ADD')}`,
      reseal('insurance-movement'),
    ],
    ['a deleted fine', 'journal-without-order', `delete from insurance_fine where id = ${fined}`],
    [
      'the member of a fine, with its seal',
      'insurance-fine-misposted',
      `update insurance_fine set member_id = 100003 where id = ${fined}`,
      reseal('insurance-fine'),
    ],
  ],
} satisfies AuditAttacks;
