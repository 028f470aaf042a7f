/**
 * Simulates days on a virtual clock with members who act by a seeded plan. The domains provide the actions of members
 * and the operator in their `simulation.cases.ts`, and the daily work as jobs.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectFromDomains } from '../../src/composition/collect.ts';
import type { Database } from '../../src/database/database.ts';
import {
  VirtualClock,
  type Clock,
  businessDate,
  dayMs,
  startOfBusinessDate,
} from '../../src/kernel/clock.ts';
import { indexByName } from '../../src/kernel/index-by-name.ts';
import type { Coin } from '../../src/ledger/coins.ts';
import { TestClient } from '../client.ts';
import { runConfirmed } from '../commands.ts';
import { openEmbedded } from '../embedded.ts';
import { createTestPlatform, type TestPlatform } from '../testing.ts';
import type { Act, Simulated, SimulatedOperator } from './act.ts';
import { maxAccounts, Farmers, type FarmResult } from './farmers.ts';
import { LedgerReader, type Flow } from './ledger-reader.ts';
import { Population } from './population.ts';
import { Random } from './random.ts';
import { doAll, doUntilKilled, shared } from './schedulers.ts';

export interface SimulationOptions {
  /** Empty and migrated; closed by the simulation. Default: embedded, in memory. */
  readonly database?: Database;
  readonly days: number;
  readonly members: number;
  /** The same seed gives the same plan. */
  readonly seed: string;
  /** The share of members who act on a day. */
  readonly activity: number;
  /**
   * Whether the daily work is disturbed: one process is killed, two work at once, the work is repeated, and the clock
   * steps back. Otherwise one process does it once.
   */
  readonly isRough: boolean;
  /**
   * Clock skew between two processes on one database, in milliseconds. Each call goes to one of the two, and both do
   * the daily work at once. Default: one process.
   */
  readonly skewMs?: number | undefined;
  /** Number of families that try to farm bonuses; default: none. */
  readonly farmers?: number;
  /** Called after each day. */
  readonly onDay?: (day: DayReport) => void;
}

/** A completed day. */
export interface DayReport {
  readonly day: number;
  readonly date: string;
  readonly members: number;
  /** Number of actions so far. */
  readonly acts: number;
  readonly journals: bigint;
}

export interface SimulationReport {
  readonly members: number;
  /** How often each action was done. */
  readonly acts: ReadonlyMap<string, number>;
  readonly reviews: { readonly approved: number; readonly rejected: number };
  /** Number of killed processes. */
  readonly killed: number;
  /** Number of actions refused because the clocks of the two processes differ. */
  readonly refused: number;
  readonly journals: bigint;
  readonly flows: ReadonlyMap<Coin, Flow>;
  /** Results of the farming families; none has more than the honest holders. */
  readonly farmers: readonly FarmResult[];
}

/** The first day, chosen arbitrarily. */
const begins = '2026-01-01';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** When the daily work runs: after all of it is due. */
const workAt = 40 * minuteMs;
/** Start of the farmers' rounds, which are an hour apart. */
const farmsAt = 2 * hourMs;
const farmRounds = 4;
/** How long after each round due work runs; converts have settled by then. */
const farmSettlesMs = 10 * minuteMs;
/** Start and duration of the members' visits. */
const actsAt = 8 * hourMs;
const actsFor = 13 * hourMs;
/** When the operator decides reviews and remaining due work runs. */
const eveningAt = 22 * hourMs;

/** The share of reviews that are approved. */
const approved = 0.9;
/**
 * The largest share of actions that may be refused when the clocks of two processes differ: what one process shows as
 * open may just be closed at the other.
 */
const refusedShare = 0.01;
/** An action done fewer times than this is preferred. */
const seldom = 3;
const folder = fileURLToPath(new URL('../../src/domains/', import.meta.url));

/** The simulations of the domains by folder. */
export const simulated: ReadonlyMap<string, Simulated> = new Map(
  await Promise.all(
    globSync('*/simulation.cases.ts', { cwd: folder })
      .sort()
      .map(async (file) => {
        const { default: brought } = (await import(`${folder}${file}`)) as { default: Simulated };
        return [file.split(/[\\/]/)[0] ?? file, brought] as const;
      }),
  ),
);

/** The actions of all domains by name. */
export const acts: ReadonlyMap<string, Act & { readonly name: string }> = indexByName(
  'the act',
  Array.from(simulated, ([domain, part]) => [
    domain,
    Object.entries(part.acts).map(([name, act]) => ({ ...act, name })),
  ]),
  ({ name }) => name,
);

/** Runs a simulation; throws on the first error. */
export async function simulate(options: SimulationOptions): Promise<SimulationReport> {
  const clock = new VirtualClock(startOfBusinessDate(begins));
  const database = options.database ?? (await openEmbedded());
  const processes: Process[] = [];
  try {
    for (const aheadMs of aheadBy(options.skewMs)) {
      const seen: Clock = { now: () => new Date(clock.now().getTime() + aheadMs) };
      processes.push(await createTestPlatform({ clock: seen, database: shared(database) }));
    }
    return await new Simulation(processes, clock, database, options).run();
  } finally {
    for (const process of processes) await process.close();
    await database.close();
  }
}

/** A platform process with its own clock. */
type Process = TestPlatform<Clock>;

/** Clock offset of each process, in milliseconds. */
const aheadBy = (skewMs: number | undefined): readonly number[] =>
  skewMs === undefined ? [0] : [skewMs / 2, -skewMs / 2];

class Simulation {
  readonly #processes: readonly Process[];
  /** The reference time, in the middle of the processes' clocks. */
  readonly #clock: VirtualClock;
  readonly #options: SimulationOptions;
  readonly #population: Population;
  readonly #books: LedgerReader;
  readonly #farmers: Farmers;
  readonly #done = new Map([...acts.keys()].map((name) => [name, 0]));
  #returning: { readonly member: number; readonly at: Date }[] = [];
  #approved = 0;
  #rejected = 0;
  #killed = 0;
  #refused = 0;
  /** Number of process choices so far. */
  #turns = 0;

  constructor(
    processes: readonly Process[],
    clock: VirtualClock,
    database: Database,
    options: SimulationOptions,
  ) {
    this.#processes = processes;
    this.#clock = clock;
    this.#options = options;
    const clients = processes.map((process) => new TestClient(process));
    const call: TestClient['call'] = (...request) => this.#oneOf(clients).call(...request);
    this.#population = new Population({ call }, clock, options.seed);
    this.#books = new LedgerReader(database);
    const { seed, farmers = 0, skewMs = 0 } = options;
    // A farmer waits until a time has passed at every process.
    const slowest: Clock = { now: () => new Date(clock.now().getTime() - skewMs) };
    this.#farmers = new Farmers(this.#population, database, slowest, seed, farmers);
  }

  /** Chooses one per process by the seed, different each time. */
  #oneOf<T>(each: readonly T[]): T {
    const [first] = each;
    if (first === undefined) throw new Error('there is no process');
    if (each.length === 1) return first;
    return new Random(this.#options.seed, 'process', (this.#turns += 1)).pick(each) ?? first;
  }

  /** Runs all due work in one process. */
  #doAll(): Promise<void> {
    const { services, jobs } = this.#oneOf(this.#processes);
    return doAll(services, jobs);
  }

  async run(): Promise<SimulationReport> {
    const { days, members, farmers = 0 } = this.#options;
    const accounts = members + maxAccounts(farmers, days);
    for (const { setUp } of simulated.values()) await setUp?.(this.#operator('set up', 0), accounts);
    for (let day = 0; day < days; day += 1) await this.#live(day);
    if (this.#refused > this.#countActs() * refusedShare)
      throw new Error(`${this.#refused} actions were refused`);
    return {
      members: this.#population.size,
      acts: this.#done,
      reviews: { approved: this.#approved, rejected: this.#rejected },
      killed: this.#killed,
      refused: this.#refused,
      journals: await this.#books.journals(),
      flows: await this.#books.flows(),
      farmers: await this.#farmers.results(),
    };
  }

  /** Simulates one business day. */
  async #live(day: number): Promise<void> {
    const clock = this.#clock;
    const start = startOfBusinessDate(begins).getTime() + day * dayMs;
    const at = (after: number): void => clock.set(new Date(start + after));
    at(workAt);
    await this.#work(day);
    for (const { morning } of simulated.values()) await morning?.(this.#operator('morning', day));
    await this.#join(day);
    for (let round = 0; round < farmRounds; round += 1) {
      at(farmsAt + round * hourMs);
      if (!(await this.#farmers.act())) continue;
      at(farmsAt + round * hourMs + farmSettlesMs);
      await this.#doAll();
    }
    for (const { member, after } of this.#planOf(day, start)) {
      at(after);
      await this.#act(member, day);
    }
    at(eveningAt);
    await this.#review(day);
    for (const { evening } of simulated.values()) await evening?.(this.#operator('evening', day));
    await this.#doAll();
    await this.#books.flows();
    await this.#books.audit(day === this.#options.days - 1);
    this.#options.onDay?.({
      day: day + 1,
      date: businessDate(clock.now()),
      members: this.#population.size,
      acts: this.#countActs(),
      journals: await this.#books.journals(),
    });
  }

  /**
   * Runs the daily work. In a rough simulation processes fail in several ways, and credits must still move only once.
   */
  async #work(day: number): Promise<void> {
    const clock = this.#clock;
    const processes = this.#processes.map(({ services }) => services);
    const [first = this.#oneOf(processes), second = first] = processes;
    // The platform's own jobs need only one process.
    const jobs = collectFromDomains((domain) => domain.jobs).filter(
      ({ isNeeded }) => isNeeded?.(first) !== false,
    );
    if (!this.#options.isRough) return doAll(first, jobs);
    const random = new Random(this.#options.seed, 'work', day);
    const last = random.below(1 + Math.ceil(this.#population.size / 4));
    const end = random.chance(0.5) ? 'made' : 'undone';
    if (await doUntilKilled(this.#oneOf(processes), jobs, last, end)) this.#killed += 1;
    await Promise.all([doAll(first, jobs), doAll(second, jobs)]);
    const before = await this.#books.lastPosting();
    const now = clock.now();
    clock.advance(-hourMs);
    await doAll(first, jobs);
    await this.#refusePostings(before, 'the clock stepped back an hour');
    clock.set(now);
    await doAll(second, jobs);
    await this.#refusePostings(before, 'the work of the day was done again');
  }

  async #refusePostings(before: bigint, when: string): Promise<void> {
    const after = await this.#books.lastPosting();
    if (after !== before) throw new Error(`credits moved when ${when}: postings ${before + 1n} to ${after}`);
  }

  /** Registers the members of a day; all have joined after half of the days. */
  async #join(day: number): Promise<void> {
    const { members, days } = this.#options;
    const share = Math.min(1, (day + 1) / Math.max(1, Math.floor(days / 2)));
    while (this.#population.size < Math.ceil(members * share)) await this.#population.register();
  }

  /** The visits of a day with their times since its start: random ones, and scheduled returns. */
  #planOf(day: number, start: number): { readonly member: number; readonly after: number }[] {
    const random = new Random(this.#options.seed, 'day', day);
    const byChance = Array.from({ length: this.#population.size }, (_, member) => member)
      .filter(() => random.chance(this.#options.activity))
      .map((member) => ({ member, after: actsAt + random.below(actsFor) }));
    const due = this.#returning.filter(({ at }) => at.getTime() < start + actsAt + actsFor);
    this.#returning = this.#returning.filter((one) => !due.includes(one));
    const back = due.map(({ member, at }) => ({ member, after: Math.max(actsAt, at.getTime() - start) }));
    return [...byChance, ...back].sort((one, other) => one.after - other.after || one.member - other.member);
  }

  /** A member does one to three actions. */
  async #act(member: number, day: number): Promise<void> {
    const actor = await this.#population.actor(member, day, (at) => this.#returning.push({ member, at }));
    for (let left = 1 + actor.random.below(3); left > 0; left -= 1) {
      for (const { name, run } of actor.random.shuffle(this.#weighted())) {
        const outcome = await run(actor).catch((error: unknown) => this.#acceptRefusal(error));
        if (outcome === false) continue;
        if (outcome === true) this.#done.set(name, (this.#done.get(name) ?? 0) + 1);
        break;
      }
    }
  }

  #countActs(): number {
    return [...this.#done.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Counts the refusal of a call if the clocks of two processes differ; throws any other error. */
  #acceptRefusal(error: unknown): 'refused' {
    const isRefusal = error instanceof Error && error.message.startsWith('/api/');
    if (this.#options.skewMs === undefined || !isRefusal) throw error;
    this.#refused += 1;
    return 'refused';
  }

  /** The actions, with rare ones more likely and missing ones most likely, so that none is left out. */
  #weighted() {
    return Array.from(acts.values(), (act) => {
      const done = this.#done.get(act.name) ?? 0;
      return { ...act, weight: act.weight * (done === 0 ? 100 : done < seldom ? 10 : 1) };
    });
  }

  /** Decides all pending orders. */
  async #review(day: number): Promise<void> {
    const operator = this.#operator('reviews', day);
    for (const { id, summary } of await this.#oneOf(this.#processes).reviews.pending()) {
      // Random decisions must not affect the comparison of strategies.
      const isApproved = this.#farmers.owns(summary) || operator.random.chance(approved);
      const line = isApproved ? `review approve ${id}` : `review reject ${id} --reason Unclear`;
      if ((await operator.command(line)) === undefined) throw new Error(`${line}: nothing was done`);
      if (isApproved) this.#approved += 1;
      else this.#rejected += 1;
    }
  }

  #operator(what: string, day: number): SimulatedOperator {
    const clock = this.#clock;
    const random = new Random(this.#options.seed, what, day);
    return {
      get now() {
        return clock.now();
      },
      random,
      member: () => this.#population.pick(random),
      command: async (line, input) => {
        const { text, exitCode } = await runConfirmed(this.#oneOf(this.#processes), line.split(' '), {
          input,
          osUser: 'operator',
        });
        if (exitCode === 2) throw new Error(`${line}: ${text}`);
        return exitCode === 0 ? text : undefined;
      },
    };
  }
}
