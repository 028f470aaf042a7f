import { attackHold, type BookAttacks, order, state } from '../../../test/books.ts';
import { newConverter } from './converts.fixture.ts';

const ofConvert = (status: string): string =>
  `(select max(id) from convert_order where status = '${status}')`;
const holdOf = (status: string): string =>
  `(select hold_id from convert_order where id = ${ofConvert(status)})`;

export default {
  prepare: async (suite) => {
    await (await newConverter(suite, 'converter', { CASH_POINT: '1000' })).place('CASH_POINT', 'GMT', '20');
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
    ...order(
      'convert',
      'convert_order',
      'amount',
      'amount = amount * 1000, actual_amount = actual_amount * 1000',
      ofConvert('PENDING'),
      'convert-hold-differs',
    ),
    ...order('convert', 'convert_order', 'fee', 'fee = fee + 7', ofConvert('PENDING'), 'convert-misposted'),
    ...order(
      'convert',
      'convert_order',
      'rate',
      'rate = rate * 2',
      ofConvert('PENDING'),
      'convert-miscounted',
    ),
    ...order(
      'convert',
      'convert_order',
      'rate and amount got',
      'rate = rate * 1000, actual_amount = actual_amount * 1000',
      ofConvert('PENDING'),
      'convert-answered-otherwise',
    ),
    ...order(
      'convert',
      'convert_order',
      'amount got',
      'actual_amount = actual_amount + 7',
      ofConvert('COMPLETED'),
      'convert-misposted',
    ),
    ...order(
      'convert',
      'convert_order',
      'credit got',
      'to_coin_id = 2',
      ofConvert('COMPLETED'),
      'convert-misposted',
    ),
    ...order(
      'convert',
      'convert_order',
      'member',
      'member_id = 100003',
      ofConvert('PENDING'),
      'convert-hold-differs',
    ),
    ...order(
      'convert',
      'convert_order',
      'hold',
      'hold_id = hold_id + 100000',
      ofConvert('PENDING'),
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
    ...state('convert', 'a convert', 'convert_order', '(select max(id) from convert_order)', {
      status: "'CANCELLED', ended_at = created_at",
      settles_at: "settles_at + interval '1 hour'",
      created_at: "created_at - interval '1 hour'",
    }),
    [
      'the rate of a pair, past the history of settings',
      'setting-changed',
      `update convert_pair set rate = rate * 2 where from_coin_id = (select min(from_coin_id) from convert_pair)`,
    ],
  ],
} satisfies BookAttacks;
