import {
  type Attack,
  attackHold,
  type AuditAttacks,
  attackOrder,
  reseal,
  resealState,
  attackState,
  attackAnswer,
} from '../../../test/audit-attacks.ts';
import { runConfirmed } from '../../../test/commands.ts';
import { runRound } from '../../jobs/round.ts';
import { dayMs } from '../../kernel/clock.ts';
import { scheduledSettings } from '../../operator/scheduled-settings.ts';
import { newConverter } from './converts.fixture.ts';

const ofConvert = (status: string): string =>
  `(select max(id) from convert_order where status = '${status}')`;
const holdOf = (status: string): string =>
  `(select hold_id from convert_order where id = ${ofConvert(status)})`;

const applied = '(select max(id) from scheduled_setting where applied_at is not null)';
const waiting = '(select max(id) from scheduled_setting where applied_at is null)';
const ofWaiting = (what: string, set: string): Attack[] => [
  [
    `the ${what} of a change that waits`,
    'scheduled-setting-changed',
    `update scheduled_setting set ${set} where id = ${waiting}`,
  ],
  [
    `the ${what} of a change that waits, with its seal`,
    'scheduled-setting-unrecorded',
    `update scheduled_setting set ${set} where id = ${waiting}`,
    reseal('scheduled-setting'),
  ],
];

export default {
  prepare: async (suite) => {
    await (await newConverter(suite, 'converter', { CASH_POINT: '1000' })).place('CASH_POINT', 'GMT', '20');
    // One applied change of a fee, and one that is scheduled.
    const { platform } = suite;
    const change = async (fee: string) => {
      const { exitCode, text } = await runConfirmed(platform, `convert fee GMT CASH_POINT ${fee}`.split(' '));
      if (exitCode !== 0) throw new Error(text);
    };
    await change('0.003');
    platform.clock.advance(dayMs);
    await runRound(platform.services, scheduledSettings);
    platform.clock.advance(-dayMs);
    await change('0.004');
  },
  attacks: [
    [
      'the amount of the open hold of a convert',
      'hold-wrong',
      `update hold set amount = amount + 7 where id = ${holdOf('PENDING')}`,
    ],
    attackHold(holdOf('COMPLETED'), 'outcome', "'cancelled'", 'convert-hold-differs'),
    attackHold(holdOf('COMPLETED'), 'kind', "'otc'", 'convert-hold-differs'),
    attackHold(holdOf('COMPLETED'), 'account_id', 'account_id + 1', 'convert-hold-differs'),
    attackHold(holdOf('COMPLETED'), 'ref_id', "'7'", 'hold-misdated'),
    attackHold(holdOf('COMPLETED'), 'opened_journal', 'opened_journal - 1', 'hash-wrong'),
    attackHold(holdOf('COMPLETED'), 'closed_journal', 'closed_journal - 1', 'hash-wrong'),
    attackHold(holdOf('COMPLETED'), 'opened_at', "opened_at - interval '1 day'", 'hold-misdated'),
    attackHold(holdOf('COMPLETED'), 'closed_at', "closed_at - interval '1 day'", 'hold-misdated'),
    [
      'the hold of a convert that is opened again',
      'convert-hold-differs',
      `update hold set outcome = null, closed_journal = null, closed_at = null where id = ${holdOf('COMPLETED')}`,
    ],
    ['the deleted hold of a convert', 'row-missing', `delete from hold where id = ${holdOf('COMPLETED')}`],
    ...attackOrder(
      'convert',
      ofConvert('PENDING'),
      'amount',
      'amount = amount * 1000, actual_amount = actual_amount * 1000',
      'convert-hold-differs',
    ),
    ...attackOrder('convert', ofConvert('PENDING'), 'fee', 'fee = fee + 7', 'convert-misposted'),
    ...attackOrder('convert', ofConvert('PENDING'), 'rate', 'rate = rate * 2', 'convert-miscounted'),
    ...attackOrder(
      'convert',
      ofConvert('PENDING'),
      'rate and amount got',
      'rate = rate * 1000, actual_amount = actual_amount * 1000',
      'convert-answered-otherwise',
    ),
    ...attackOrder(
      'convert',
      ofConvert('COMPLETED'),
      'amount got',
      'actual_amount = actual_amount + 7',
      'convert-misposted',
    ),
    ...attackOrder('convert', ofConvert('COMPLETED'), 'credit got', 'to_coin_id = 2', 'convert-misposted'),
    ...attackOrder('convert', ofConvert('PENDING'), 'member', 'member_id = 100003', 'convert-hold-differs'),
    ...attackOrder(
      'convert',
      ofConvert('PENDING'),
      'hold',
      'hold_id = hold_id + 100000',
      'convert-hold-differs',
    ),
    [
      'a completed convert whose hold is open',
      'convert-hold-differs',
      `update convert_order set status = 'COMPLETED', ended_at = settles_at where id = ${ofConvert('PENDING')}`,
    ],
    [
      'a cancelled convert that was settled',
      'convert-hold-differs',
      `update convert_order set status = 'CANCELLED' where id = ${ofConvert('COMPLETED')}`,
    ],
    [
      'the end of a convert',
      'convert-ended-otherwise',
      `update convert_order set ended_at = ended_at + interval '1 day' where id = ${ofConvert('COMPLETED')}`,
    ],
    [
      'the time at which a convert settles',
      'convert-answered-otherwise',
      `update convert_order set settles_at = settles_at + interval '1 day' where id = ${ofConvert('PENDING')}`,
    ],
    [
      'a deleted convert',
      'journal-without-order',
      `delete from convert_order where id = ${ofConvert('PENDING')}`,
    ],
    ...attackState('convert', 'a convert', '(select max(id) from convert_order)', {
      status: "'CANCELLED', ended_at = created_at",
      settles_at: "settles_at + interval '1 hour'",
      created_at: "created_at - interval '1 hour'",
    }),
    [
      'the rate of a pair, past the history of settings',
      'setting-changed',
      `update convert_pair set rate = rate * 2 where from_coin_id = (select min(from_coin_id) from convert_pair)`,
    ],
    ...ofWaiting('day', 'starts_on = starts_on + 1'),
    ...ofWaiting('fee', `columns = '{"fee_ppm": "0"}'`),
    ...ofWaiting('action', 'action_id = action_id - 1'),
    [
      'a scheduled change that is marked as applied',
      'scheduled-setting-misapplied',
      `update scheduled_setting set applied_at = created_at + interval '1 day', change_id = (select max(id) from setting_change) where id = ${waiting}`,
      resealState('scheduled-setting'),
    ],
    [
      'a change that was applied and waits again',
      'scheduled-setting-misapplied',
      `update scheduled_setting set applied_at = null where id = ${applied}`,
      resealState('scheduled-setting'),
    ],
    [
      'a change that was applied before its day',
      'scheduled-setting-misapplied',
      `update scheduled_setting set applied_at = created_at where id = ${applied}`,
      resealState('scheduled-setting'),
    ],
    [
      'the time at which a change was applied',
      'scheduled-setting-state-changed',
      `update scheduled_setting set applied_at = applied_at + interval '1 s' where id = ${applied}`,
    ],
    [
      'a change that no operator made',
      'scheduled-setting-unrecorded',
      `insert into scheduled_setting (place, key, columns, starts_on, created_at, action_id)
       select place, key, '{"fee_ppm": "0"}', starts_on, created_at, action_id from scheduled_setting where id = ${waiting}`,
      reseal('scheduled-setting'),
      resealState('scheduled-setting'),
    ],
    [
      'a deleted change that waits',
      'scheduled-setting-missing',
      `delete from scheduled_setting where id = ${waiting}`,
    ],
    [
      'a deleted change that was applied',
      'scheduled-setting-missing',
      `delete from scheduled_setting where id = ${applied}`,
    ],
    attackAnswer('convert', 'convert'),
    [
      'the two credits of a convert that change places, with its seal',
      'convert-hold-differs',
      `update convert_order set from_coin_id = to_coin_id, to_coin_id = from_coin_id where id = ${ofConvert('COMPLETED')}`,
      reseal('convert'),
    ],
    [
      'the credit that a convert gave, with equal amounts and its seal',
      'convert-misposted',
      `update convert_order set to_coin_id = (select min(id) from coin where id not in (from_coin_id, to_coin_id)) where id = ${ofConvert('COMPLETED')}`,
      reseal('convert'),
    ],
    [
      'the time at which a convert settles, with its state',
      'convert-answered-otherwise',
      `update convert_order set settles_at = settles_at + interval '1 day' where id = ${ofConvert('PENDING')}`,
      resealState('convert'),
    ],
    [
      'the last entry of the settings’ history that is removed, with the setting put back',
      'setting-history-cut',
      `with last as (delete from setting_change where id = (select max(id) from setting_change) returning *)
       select setting_change.setting from setting_change join last using (table_name, key)`,
    ],
    [
      'an applied fee that is put back, with its entry of the history',
      'scheduled-setting-misapplied',
      `delete from setting_change where id >= (select change_id from scheduled_setting where id = ${applied})`,
    ],
  ],
} satisfies AuditAttacks;
