/** Test helpers: chosen volumes and the resulting daily bonuses. */
import type { Suite } from '../../../../test/platforms.ts';
import type { TestMember } from '../../../../test/testing.ts';
import { runRound } from '../../../jobs/round.ts';
import { businessDate, dayMs, startOfBusinessDate } from '../../../kernel/clock.ts';
import { formatAmount, parsePositiveAmount } from '../../../ledger/amount.ts';
import type { BonusSource } from '../../../orders/bonus-source.ts';
import type { Services } from '../../../services/services.ts';
import { bonusLines, bonusPosting, heldPosting } from './jobs.ts';

type Overriding = BonusSource['overriding'];

const kinds: readonly Overriding[] = ['referralOverriding', 'entrustOverriding', 'insuranceOverriding'];

/** The contributions that tests define, by day and kind. */
const sources: readonly BonusSource[] = kinds.map((overriding) => ({
  name: `brought-${overriding}`,
  overriding,
  table: 'brought',
  where: `o.overriding = '${overriding}'`,
  amount: 'o.amount',
  day: { date: 'o.business_date' },
  writtenAt: 'o.created_at',
}));

/** Returns the services of a suite's platform with only the test's bonus sources. */
export const getServices = ({ platform: { services } }: Suite): Services => ({
  ...services,
  bonusSources: sources,
});

/** Creates the table of contributions, once per suite. */
export const prepareBonusSource = async ({ platform: { services } }: Suite): Promise<void> => {
  await services.database.query(
    `create table if not exists brought (id bigint generated always as identity primary key, business_date date,
       member_id bigint, overriding text, amount bigint, created_at timestamptz)`,
  );
};

/** Records a member's contribution on a business day. Purchases are preceded by a deposit. */
export const seedBroughtAmount = async (
  { platform }: Suite,
  date: string,
  who: Pick<TestMember, 'id'>,
  overriding: Overriding,
  amount: bigint | string,
): Promise<void> => {
  const minor = typeof amount === 'bigint' ? amount : parsePositiveAmount(amount);
  if (overriding === 'referralOverriding')
    await platform.credit({ ...who, userName: '' }, 'CASH_POINT', formatAmount(minor));
  const { clock, services } = platform;
  await services.database.execute(
    'insert into brought (business_date, member_id, overriding, amount, created_at) values ($1, $2, $3, $4, $5)',
    [date, who.id, overriding, minor, clock.now()],
  );
};

/** Runs one round of each of the three jobs. */
export async function round(suite: Suite): Promise<{ done: number; failed: number }> {
  const services = getServices(suite);
  const lines = await runRound(services, bonusLines);
  const posting = await runRound(services, bonusPosting);
  const held = await runRound(services, heldPosting);
  return {
    done: lines.done + posting.done + held.done,
    failed: lines.failed + posting.failed + held.failed,
  };
}

/** Sets members' ranks directly. */
export const rank = async (
  { platform: { services } }: Suite,
  who: Pick<TestMember, 'id'>,
  level: number,
): Promise<void> => {
  await services.database.execute('update member set level = $2 where id = $1', [who.id, level]);
};

/** The number of members in the tree of {@link addTree}. */
const treeSize = 12;

/** Returns the position of the sponsor in that tree: three branches below the root. */
export const getSponsorIndex = (index: number): number | undefined =>
  index === 0 ? undefined : Math.max(0, index - 3);

/** Adds a tree of twelve members, up to four generations deep, with ranks that rise and fall along its lines. */
export async function addTree(suite: Suite): Promise<TestMember[]> {
  const members: TestMember[] = [];
  for (let index = 0; index < treeSize; index += 1) {
    const sponsor = members[getSponsorIndex(index) ?? -1];
    const added = await suite.platform.addMember(`member${index}`, sponsor === undefined ? {} : { sponsor });
    members.push(added);
    await rank(suite, added, ((index * 5) % 9) - 1);
  }
  return members;
}

/** Returns the current business day. */
export const getDay = ({ platform: { clock } }: Suite): string => businessDate(clock.now());

/** Advances to that many hours after the end of the current business day. */
export const afterDay = (suite: Suite, hours: number): void => {
  const begins = startOfBusinessDate(getDay(suite)).getTime();
  suite.platform.clock.set(new Date(begins + dayMs + hours * 60 * 60_000));
};

/** A line of a day's bonuses, amounts in minor units. */
export interface Line {
  readonly id: bigint;
  readonly type: number;
  readonly generation: number;
  readonly ppm: bigint;
  readonly volume: bigint;
  readonly amount: bigint;
}

export const readLines = ({ platform: { services } }: Suite, date: string): Promise<Line[]> =>
  services.database.query<Line>(
    `select l.member_id as id, l.record_type as type, l.generation, l.ppm, l.volume, l.amount
     from bonus_line l join bonus_run r on r.id = l.run_id where r.business_date = $1
     order by l.member_id, l.record_type, l.generation, l.ppm`,
    [date],
  );

/** Returns the posted totals of a business day, by member and record type. */
export const postedFor = (
  { platform: { services } }: Suite,
  date: string,
): Promise<{ id: bigint; type: number; amount: bigint }[]> =>
  services.database.query(
    `select a.owner_id as id, p.record_type as type, sum(p.amount)::bigint as amount
     from bonus_chunk c join bonus_run r on r.id = c.run_id join posting p on p.journal_id = c.journal_id
     join account a on a.id = p.account_id
     where r.business_date = $1 and p.version is not null group by 1, 2 order by 1, 2`,
    [date],
  );
