import { busyMemberId, firstPage, type LongHistory } from '../../../test/long-history.ts';
import { listLobby } from './lobby.ts';
import { listBoughtOffers, listOwnOffers } from './orders.ts';

const own = { ...firstPage, scope: 'OWN' as const };
const lobby = { ...firstPage, scope: 'LOBBY' as const };
const key = { idempotencyKey: 'key-7' };

export default {
  // Every eighth offer is in the lobby; the busy member bought the others'.
  fill: [
    `insert into otc_order (member_id, amount, price, total, fee, hold_id, receipt_number, transaction_number, created_at,
       status, buyer_id, purchase_number, ended_at)
     select member_id, 1000000000, 100000000 + n % 1000, 1000000000, 0, n, 'R', 'T', at,
       case when n % 8 = 0 then 'PUBLISHED' when member_id = 100001 then 'CANCELLED' else 'COMPLETED' end,
       case when n % 8 <> 0 and member_id <> 100001 then 100001 end,
       case when n % 8 <> 0 and member_id <> 100001 then 'T' end,
       case when n % 8 <> 0 then at end from made`,
  ],
  operationName: 'publishOtc',
  pages: [
    ['the lobby by price', 'otc_order', (db) => listLobby(db, busyMemberId, lobby)],
    [
      'the lobby from the highest price',
      'otc_order',
      (db) => listLobby(db, busyMemberId, { ...lobby, orderBy: 'PRICE_DESC' }),
    ],
    ['the lobby by age', 'otc_order', (db) => listLobby(db, busyMemberId, { ...lobby, orderBy: 'NEWEST' })],
    [
      'the lobby within prices',
      'otc_order',
      (db) => listLobby(db, busyMemberId, { ...lobby, minPrice: '1.000005', maxPrice: '1.000009' }),
    ],
    ['own offers', 'otc_order', (db) => listOwnOffers(db, busyMemberId, own)],
    [
      'own offers of a state',
      'otc_order',
      (db) => listOwnOffers(db, busyMemberId, { ...own, status: 'COMPLETED' }),
    ],
    ['purchases', 'otc_order', (db) => listBoughtOffers(db, busyMemberId, firstPage)],
  ],
  searches: [['an own offer', 'otc_order', (db) => listOwnOffers(db, busyMemberId, { ...own, ...key })]],
} satisfies LongHistory;
