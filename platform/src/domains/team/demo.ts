/** Demo team: a few generations of several ranks below the demo members. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { dayMs } from '../../kernel/clock.ts';
import { parsePositiveAmount } from '../../ledger/amount.ts';
import { createMember } from '../member/index.ts';
import { beginMissedRun } from './bonuses/jobs.ts';
import { countSome } from './counting.ts';
import { qualifySome } from './qualifying.ts';

/** Who invited whom and how many days ago, sponsors first. None of them signs in. */
const invitations: readonly (readonly [
  sponsor: string,
  userName: string,
  countryCode: string,
  daysAgo: number,
])[] = [
  ['aiko', 'haruka', 'JP', 49],
  ['aiko', 'siti_rahma', 'ID', 46],
  ['aiko', 'oliver_k', 'GB', 2],
  ['chen', 'liwei88', 'CN', 43],
  ['chen', 'minjun', 'KR', 41],
  ['chen', 'xiaomei', 'CN', 27],
  ['haruka', 'takumi_s', 'JP', 40],
  ['haruka', 'yuna', 'JP', 38],
  ['haruka', 'kenji_m', 'JP', 15],
  ['siti_rahma', 'agus_w', 'ID', 37],
  ['siti_rahma', 'dewi_lestari', 'ID', 33],
  ['liwei88', 'zhanghao', 'CN', 36],
  ['liwei88', 'wangfang', 'CN', 32],
  ['liwei88', 'sunyu', 'CN', 19],
  ['takumi_s', 'sakura_t', 'JP', 35],
  ['takumi_s', 'daiki', 'JP', 24],
  ['zhanghao', 'linxia', 'CN', 31],
  ['zhanghao', 'guojing', 'CN', 18],
  ['zhanghao', 'hexin', 'CN', 9],
  ['linxia', 'maoyan', 'CN', 26],
  ['maoyan', 'tangwei', 'CN', 22],
  ['tangwei', 'pengfei', 'CN', 16],
  ['pengfei', 'luoyi', 'CN', 11],
  ['luoyi', 'jiangbo', 'CN', 7],
  ['jiangbo', 'weiting', 'CN', 1],
  ['sakura_t', 'ren_ito', 'JP', 13],
  ['eunji', 'jisoo_p', 'KR', 6],
];

/** Members who have bought nothing yet, so that ranks do not count them. */
const newcomers = new Set(['yuna', 'jisoo_p', 'weiting']);

/** What each of the others bought from deposits before the demo day, in minor units. */
const boughtBefore = parsePositiveAmount('250');

/** Counts the invited members' purchases in the run of the previous day, so that their sponsors get a rank. */
async function qualify(tx: Transaction, now: Date, buyers: readonly bigint[]): Promise<void> {
  await beginMissedRun(tx, now);
  await tx.execute(
    `insert into bonus_new_value (run_id, member_id, bought, came_in, owed_before, counted_before, counted)
     select r.id, b.id, $1, $1, 0, 0, $1 from unnest($2::bigint[]) b (id)
     cross join (select max(id) as id from bonus_run) r`,
    [boughtBefore, buyers],
  );
  await qualifySome(tx);
}

export const demo: Demo = {
  prepare: async ({ passwords }) => {
    const secret = await passwords.members.hash(randomUUID());
    return {
      setUp: async ({ tx, now }, members) => {
        const buyers: bigint[] = [];
        for (const [sponsor, userName, countryCode, daysAgo] of invitations) {
          const id = await createMember(
            tx,
            {
              userName,
              countryCode,
              email: undefined,
              passwordHash: secret,
              transactionPasswordHash: secret,
              sponsorId: members.get(sponsor),
            },
            new Date(now.getTime() - daysAgo * dayMs),
          );
          if (id === undefined) throw new Error(`the name ${userName} is taken: DEMO needs its own database`);
          members.set(userName, id);
          if (!newcomers.has(userName)) buyers.push(id);
        }
        await countSome(tx);
        await qualify(tx, now, buyers);
      },
    };
  },
};
