/**
 * Families of accounts that try to earn more bonuses than their money justifies, compared with families that simply
 * hold a package.
 */
import type { Database } from '../../src/database/database.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import { formatAmount, parsePositiveAmount } from '../../src/ledger/amount.ts';
import { coins } from '../../src/ledger/coins.ts';
import { recordTypes } from '../../src/ledger/record-types.ts';
import type { Family, Plan } from './farmer-steps.ts';
import { strategies } from './farmer-strategies.ts';
import type { Population } from './population.ts';
import { Random } from './random.ts';

/** The initial money of each family outside the portal, in minor units. */
export const capital = parsePositiveAmount('1010');

/** The result of a family. */
export interface FarmResult {
  readonly strategy: string;
  readonly accounts: number;
  /** The family's money inside and outside, in minor units of cash. */
  readonly worth: bigint;
  /** The highest rank of its accounts. */
  readonly level: number;
}

/** The strategy that the others are compared with. */
export const baselineStrategy = 'hold honestly';

/** The prefix of these families' user names. */
const prefix = 'farmer';

interface Running {
  readonly strategy: string;
  readonly name: string;
  readonly plan: Plan;
  /** Undefined: in the next round; null: never again. */
  wakesAt: Date | undefined | null;
}

/** Maximum number of accounts for this many days. Their deposit addresses are needed at the start. */
export const maxAccounts = (farmers: number, days: number): number => farmers * (40 + Math.ceil(days / 7));

export class Farmers {
  readonly #population: Population;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #seed: string;
  readonly #families: Running[] = [];
  #opened = 0;

  /** `count` families, which use the strategies in rotation. */
  constructor(population: Population, database: Database, clock: Clock, seed: string, count: number) {
    this.#population = population;
    this.#database = database;
    this.#clock = clock;
    this.#seed = seed;
    const names = Object.keys(strategies);
    for (let index = 0; index < count; index += 1) {
      const strategy = names[index % names.length] ?? baselineStrategy;
      const name = `${prefix}${index}_`;
      const plan = (strategies[strategy] ?? strategies[baselineStrategy])?.(this.#family(name));
      if (plan === undefined) throw new Error(`there is no strategy ${strategy}`);
      this.#families.push({ strategy, name, plan, wakesAt: undefined });
    }
  }

  /** Whether a review line concerns one of their accounts. */
  readonly owns = (line: string): boolean => line.includes(prefix);

  /** Advances every family that is due. Returns whether there was one. */
  async act(): Promise<boolean> {
    let hasActed = false;
    for (const family of this.#families) {
      const { wakesAt } = family;
      if (wakesAt === null || (wakesAt !== undefined && wakesAt > this.#clock.now())) continue;
      const { done, value } = await family.plan.next();
      family.wakesAt = done === true ? null : value;
      hasActed = true;
    }
    return hasActed;
  }

  /** The results of all families. Throws if one has more than the poorest honest holder. */
  async results(): Promise<FarmResult[]> {
    const results: FarmResult[] = [];
    for (const { strategy, name } of this.#families) {
      const { accounts, inside, level } = await this.#database.one<{
        accounts: number;
        inside: bigint;
        level: number;
      }>(
        `select count(*)::int as accounts, max(m.level) as level, coalesce(sum(
           (select sum((a.available + a.frozen + a.locked) / case a.coin_id when ${coins.GMT} then 10 else 1 end)
            from account a where a.owner_id = m.id)), 0)::bigint as inside
         from member m where starts_with(m.user_name, $1)`,
        [name],
      );
      results.push({ strategy, accounts, level, worth: inside + (await this.#outsideOf(name)) });
    }
    refuseWinners(results);
    return results;
  }

  #family(name: string): Family {
    let accounts = 0;
    return {
      open: (sponsor) => {
        this.#opened += 1;
        const ip = `172.${16 + (this.#opened >> 16)}.${(this.#opened >> 8) & 255}.${this.#opened & 255}`;
        return this.#population.enrol(
          { userName: `${name}${(accounts += 1)}`, ip },
          sponsor?.referralId ?? undefined,
        );
      },
      signIn: (account) => this.#population.actorOf(account, new Random(this.#seed, account.userName)),
      outside: () => this.#outsideOf(name),
    };
  }

  async #outsideOf(name: string): Promise<bigint> {
    const { cameIn } = await this.#database.one<{ cameIn: bigint }>(
      `select coalesce(sum(p.amount), 0)::bigint as "cameIn"
       from member m join account a on a.owner_id = m.id and a.purpose = 'member' join posting p on p.account_id = a.id
       where starts_with(m.user_name, $1) and p.record_type in (${recordTypes.deposit.code}, ${recordTypes.withdraw.code})
         and p.version is not null`,
      [name],
    );
    return capital - cameIn;
  }
}

function refuseWinners(results: readonly FarmResult[]): void {
  const held = results.filter(({ strategy }) => strategy === baselineStrategy).map(({ worth }) => worth);
  const [least] = held.sort((one, other) => (one < other ? -1 : 1));
  const winner = results.find(({ worth }) => least !== undefined && worth > least);
  if (winner !== undefined)
    throw new Error(
      `to ${winner.strategy} ends with ${formatAmount(winner.worth)}, to ${baselineStrategy} with ${formatAmount(least ?? 0n)}`,
    );
}
