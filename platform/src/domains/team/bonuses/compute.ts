/**
 * Computes the bonuses of one business day with set-based SQL: volumes move up the lines of sponsors one generation
 * at a time.
 */
import type { Queryable, Transaction } from '../../../database/database.ts';
import { dayMs, startOfBusinessDate } from '../../../kernel/clock.ts';
import { recordTypes } from '../../../ledger/record-types.ts';
import type { BonusSource } from '../../../orders/bonus-source.ts';
import { levels } from '../levels.ts';
import { adoptFormerRuns, columns, countItems, overridings, type RunRow } from './counting.ts';

const { code: byGeneration } = recordTypes.teamRebate;
const { code: ofSponsor } = recordTypes.personalRebate;
const { code: ofPool } = recordTypes.profitSharing;

/** The number of sponsor generations that receive a profit's generation bonus. */
const paidGenerations = 10;

/** How far up an overriding bonus looks for a higher rank, so that its cost is bounded for any length of chain. */
const maxGenerations = 1_000;

const highestRank = Math.max(...levels.map(({ level }) => level));

/** From this number of rows they are joined as a whole instead of one by one. */
const manyRows = 20_000;

/** One statement reads or writes millions of rows. */
export const statementTimeoutMs = 600_000;

/**
 * Begins the run of a business day: stores the current rates, ranks and volumes, and marks what it counts. Returns
 * false if it had already begun. Also counts what was committed for earlier days after their runs had begun.
 */
export async function beginRun(
  tx: Transaction,
  date: string,
  now: Date,
  sources: readonly BonusSource[],
): Promise<boolean> {
  await prepare(tx);
  const ends = new Date(startOfBusinessDate(date).getTime() + dayMs);
  const begun = await tx.maybe<{ id: bigint }>(
    `insert into bonus_run (business_date, rates, purchases, profits, started_at) values ($1, bonus_rates($1), 0, 0, $2)
     on conflict do nothing returning id`,
    [date, now],
  );
  if (begun === undefined) return false;
  const last = await tx.maybe<RunRow>(
    `select id, business_date::text as date, started_at as "startedAt" from bonus_run where id < $1 order by id desc limit 1`,
    [begun.id],
  );
  await adoptFormerRuns(tx, last ?? { id: begun.id, date, startedAt: new Date(0) }, sources);
  await tx.execute('truncate bonus_standing, bonus_walk');
  await tx.execute(
    `insert into bonus_standing (member_id, level, is_paid)
     select id, level, is_paid from (select id, level, banned_at is null and created_at < $1 as is_paid from member) m
     where level >= 0 or not is_paid`,
    [ends],
  );
  await countItems(tx, { id: begun.id, date, startedAt: now }, sources);
  return true;
}

interface Run {
  readonly id: bigint;
  readonly rates: bigint[];
  readonly generation: number;
  readonly computed: boolean;
}

/**
 * Computes the next generation of a day's run, or the final part after the last one. Returns true once nothing
 * remains. The run's row is locked, so that of several processes each takes the next step.
 */
export async function stepRun(
  tx: Transaction,
  date: string,
  now: Date,
  membersOfChunk: number,
): Promise<boolean> {
  await prepare(tx);
  const run = await tx.one<Run>(
    `select id, rates, generation, computed_at is not null as computed from bonus_run where business_date = $1 for update`,
    [date],
  );
  if (run.computed) return true;
  const moved = await climb(tx, run);
  if (moved > 0) {
    await tx.execute('update bonus_run set generation = generation + 1 where id = $1', [run.id]);
    return false;
  }
  await sharePools(tx, run);
  await cutIntoChunks(tx, run.id, membersOfChunk, now);
  await tx.execute('truncate bonus_standing, bonus_walk');
  return true;
}

/** Transaction settings: sums of millions of rows stay in memory, and no time is spent on compiling. */
const prepare = (tx: Queryable): Promise<unknown> =>
  tx.query("set local jit = off; set local work_mem = '128MB'");

/**
 * Moves the volumes one generation up and writes the lines that they pay there. Volumes pass unpaid members
 * unchanged. Returns how many volumes move further.
 */
async function climb(tx: Transaction, { id, rates, generation: below }: Run): Promise<number> {
  const { many } = await tx.one<{ many: boolean }>(
    `select count(*) > ${manyRows} as many from (select from bonus_walk where generation = $1 limit ${manyRows + 1}) w`,
    [below],
  );
  // These new rows have no statistics yet, so the planner would expect few of them.
  if (many) await tx.execute('set local enable_nestloop = off');
  return tx.execute(
    `with moved as (
       select t.sponsor_id as member_id, w.paid, w.par, sum(w.purchases)::bigint as purchases, sum(w.entrust)::bigint as entrust,
         sum(w.insurance)::bigint as insurance
       from bonus_walk w join team_member t on t.id = w.member_id
       where w.generation = $2 - 1 and t.sponsor_id is not null
       group by t.sponsor_id, w.paid, w.par
     ), judged as materialized (
       select m.*, is_paid and level > paid as overrides, is_paid and level = paid and level >= 0 and not par as pars
       from (
         select m.*, coalesce(s.level, -1) as level, coalesce(s.is_paid, true) as is_paid
         from moved m left join bonus_standing s on s.member_id = m.member_id
       ) m
     ), due as (
       select member_id, v.volume, case when overrides then v.kind else v.kind + 1 end as record_type,
         case when overrides then bonus_ppm($3, v.kind, level) - bonus_ppm($3, v.kind, paid) else bonus_ppm($3, v.kind + 1, level) end as ppm
       from judged cross join lateral (values ${overridings
         .map((of) => `(${recordTypes[of].code}, ${columns[of]})`)
         .join(', ')}) v (kind, volume)
       where (overrides or pars) and v.volume > 0
       union all
       select member_id, entrust + insurance, ${byGeneration}, bonus_ppm($3, ${byGeneration}, $2) from judged
       where is_paid and $2 <= ${paidGenerations} and entrust + insurance > 0
       union all
       select member_id, purchases, ${ofSponsor}, bonus_ppm($3, ${ofSponsor}, 1) from judged
       where is_paid and $2 = 1 and purchases > 0
     ), line as (
       insert into bonus_line (run_id, member_id, record_type, generation, ppm, volume, amount)
       select $1, member_id, record_type, $2, ppm, sum(volume), div(sum(volume) * ppm, 1000000)
       from due where ppm > 0 group by member_id, record_type, ppm having sum(volume) * ppm >= 1000000
       order by member_id, record_type
     ), going as (
       select member_id, purchases, entrust, insurance, case when overrides then level else paid end as paid,
         case when overrides then false else pars or par end as par
       from judged
     )
     insert into bonus_walk (generation, member_id, paid, par, purchases, entrust, insurance)
     select $2, member_id, paid, par, sum(purchases), sum(entrust), sum(insurance) from going
     where $2 < ${maxGenerations} and not (paid = ${highestRank} and par and $2 >= ${paidGenerations})
     group by member_id, paid, par`,
    [id, below + 1, rates],
  );
}

/** Shares each rank's pool equally among the members with that rank. */
const sharePools = (tx: Transaction, { id, rates }: Run): Promise<number> =>
  tx.execute(
    `insert into bonus_line (run_id, member_id, record_type, generation, ppm, volume, shares, amount)
     select $1, member_id, ${ofPool}, 0, ppm, purchases, shares, share from (
       select s.member_id, s.shares, r.purchases, bonus_ppm($2, ${ofPool}, s.level) as ppm,
         div(div(r.purchases::numeric * bonus_ppm($2, ${ofPool}, s.level), 1000000), s.shares) as share
       from bonus_run r cross join (
         select member_id, level, count(*) over (partition by level) as shares from bonus_standing where is_paid and level >= 0
       ) s
       where r.id = $1
     ) pool
     where share > 0`,
    [id, rates],
  );

/** SQL of the digest of lines `l`, which reveals later changes, additions and deletions. */
export const digestOfLines = `sha256(convert_to(string_agg(
  concat_ws(':', l.member_id, l.record_type, l.generation, l.ppm, l.volume, l.shares, l.amount), ','
  order by l.member_id, l.record_type, l.generation, l.ppm), 'UTF8'))`;

/** Splits the lines into chunks of that many members, in the order of their ids. */
async function cutIntoChunks(tx: Transaction, id: bigint, membersOfChunk: number, now: Date): Promise<void> {
  await tx.execute(
    `insert into bonus_chunk (run_id, number, first_member, last_member, members, lines, amount, digest)
     select $1, number, min(member_id), max(member_id), count(*), sum(lines), sum(amount), (
       select ${digestOfLines} from bonus_line l where l.run_id = $1 and l.member_id between min(m.member_id) and max(m.member_id)
     ) from (
       select member_id, count(*) as lines, sum(amount) as amount,
         (row_number() over (order by member_id) - 1) / $2::int + 1 as number
       from bonus_line where run_id = $1 group by member_id
     ) m
     group by number order by number`,
    [id, membersOfChunk],
  );
  await tx.execute(
    `update bonus_run r set computed_at = $2, lines = c.lines, amount = c.amount
     from (select coalesce(sum(lines), 0) as lines, coalesce(sum(amount), 0) as amount from bonus_chunk where run_id = $1) c
     where r.id = $1`,
    [id, now],
  );
}
