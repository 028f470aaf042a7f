import {
  attackHold,
  type AuditAttacks,
  requireResult,
  attackOrder,
  attackState,
  attackAnswer,
  reseal,
  resealState,
} from '../../../test/audit-attacks.ts';
import { operationNames } from './orders.ts';
import { newTrader } from './otc.fixture.ts';

const idOf = (status: string): string =>
  `(select max(id) from otc_order where status = '${status}'${status === 'COMPLETED' ? ' and fee > 0' : ''})`;
const holdOf = (status: string): string => `(select hold_id from otc_order where id = ${idOf(status)})`;

export default {
  prepare: async (suite) => {
    const seller = await newTrader(suite, 'offers_usdt', { USDT_POINT: '1000' });
    const buyer = await newTrader(suite, 'offers_cash', { CASH_POINT: '1000' });
    await seller.publish('100', '1.01');
    requireResult(await buyer.buy(await seller.publish('50', '1.03')));
    requireResult(await seller.cancel((await seller.publish('40', '1.07')).id));
  },
  attacks: [
    [
      'the amount of the open hold of an offer',
      'hold-wrong',
      `update hold set amount = amount + 7 where id = ${holdOf('PUBLISHED')}`,
    ],
    attackHold(holdOf('COMPLETED'), 'outcome', "'cancelled'", 'otc-hold-differs'),
    attackHold(holdOf('COMPLETED'), 'kind', "'convert'", 'otc-hold-differs'),
    attackHold(holdOf('CANCELLED'), 'outcome', "'settled'", 'otc-hold-differs'),
    [
      'the hold of an offer that is opened again',
      'otc-hold-differs',
      `update hold set outcome = null, closed_journal = null, closed_at = null where id = ${holdOf('COMPLETED')}`,
    ],
    ...attackOrder(
      'otc',
      idOf('PUBLISHED'),
      'amount',
      'amount = amount * 2, total = total * 2',
      'otc-hold-differs',
    ),
    ...attackOrder('otc', idOf('PUBLISHED'), 'price', 'price = price + 7', 'otc-miscounted'),
    ...attackOrder(
      'otc',
      idOf('PUBLISHED'),
      'price and total',
      'price = price * 2, total = total * 2',
      'otc-answered-otherwise',
    ),
    ...attackOrder('otc', idOf('COMPLETED'), 'total', 'total = total + 7', 'otc-misposted'),
    ...attackOrder('otc', idOf('COMPLETED'), 'fee', 'fee = fee + 7', 'otc-misposted'),
    ...attackOrder(
      'otc',
      idOf('PUBLISHED'),
      'fee, before it is bought,',
      'fee = fee + 7',
      'otc-answered-otherwise',
    ),
    ...attackOrder('otc', idOf('PUBLISHED'), 'seller', 'member_id = 100003', 'otc-hold-differs'),
    ...attackOrder('otc', idOf('PUBLISHED'), 'hold', 'hold_id = hold_id + 100000', 'otc-hold-differs'),
    [
      'the buyer of an offer',
      'otc-misposted',
      `update otc_order set buyer_id = 100003 where id = ${idOf('COMPLETED')}`,
    ],
    [
      'the buyer of an offer, who was told of it',
      'otc-purchase-answered-otherwise',
      `update otc_order set buyer_id = 100003 where id = ${idOf('COMPLETED')}`,
    ],
    [
      'the number of a purchase',
      'otc-ended-otherwise',
      `update otc_order set purchase_number = 'T0' where id = ${idOf('COMPLETED')}`,
    ],
    [
      'an offer that is bought without its hold',
      'otc-hold-differs',
      `update otc_order set status = 'COMPLETED', buyer_id = 100003, purchase_number = 'T0', ended_at = created_at
       where id = ${idOf('PUBLISHED')}`,
    ],
    [
      'a bought offer that is cancelled',
      'otc-hold-differs',
      `update otc_order set status = 'CANCELLED', buyer_id = null, purchase_number = null where id = ${idOf('COMPLETED')}`,
    ],
    [
      'the end of an offer',
      'otc-ended-otherwise',
      `update otc_order set ended_at = ended_at + interval '1 day' where id = ${idOf('CANCELLED')}`,
    ],
    ['a deleted offer', 'journal-without-order', `delete from otc_order where id = ${idOf('PUBLISHED')}`],
    ...attackState(
      'otc',
      'an offer that was sold',
      "(select max(id) from otc_order where status = 'COMPLETED')",
      {
        buyer_id: '(select min(id) from member m where m.id not in (member_id, buyer_id))',
        purchase_number: "'T-x'",
        ended_at: "ended_at + interval '1 hour'",
        created_at: "created_at - interval '1 hour'",
      },
    ),
    [
      'the rules of offers, past the history of settings',
      'setting-changed',
      `update otc_setting set fee_ppm = 0`,
    ],
    attackAnswer('otc', operationNames.publish),
    [
      'the price of an offer after it was sold, with total and seal',
      'otc-misposted',
      `update otc_order set price = price * 2, total = total * 2 where id = ${idOf('COMPLETED')}`,
      reseal('otc'),
    ],
    [
      'seller and buyer that change places, with seals',
      'otc-hold-differs',
      `update otc_order set member_id = buyer_id, buyer_id = member_id where id = ${idOf('COMPLETED')}`,
      reseal('otc'),
      resealState('otc'),
    ],
    [
      'a sold offer that is published again, with its state',
      'otc-hold-differs',
      `update otc_order set status = 'PUBLISHED', buyer_id = null, purchase_number = null, ended_at = null where id = ${idOf('COMPLETED')}`,
      resealState('otc'),
    ],
    [
      'the end of a sale a day later, with its state',
      'otc-ended-otherwise',
      `update otc_order set ended_at = ended_at + interval '1 day' where id = ${idOf('COMPLETED')}`,
      resealState('otc'),
    ],
  ],
} satisfies AuditAttacks;
