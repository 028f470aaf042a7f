/** A plain reference implementation of the daily bonus rules, for tests of the set-based SQL. */
import { recordTypes } from '../../../ledger/record-types.ts';
import { getSponsorIndex, type Line } from './bonuses.fixture.ts';

/** Formats a line, with the member's position in the tree. */
export const toText = ({ type, generation, ppm, volume, amount }: Omit<Line, 'id'>, index: number): string =>
  [index, type, generation, ppm, volume, amount].join(' ');

const rates = {
  sponsor: 15_000n,
  generation: [50_000n, 30_000n, 20_000n, 10_000n, 10_000n, 10_000n, 5_000n, 5_000n, 5_000n, 5_000n],
  overriding: (kind: string, level: number) =>
    BigInt(level + 1) * (kind === 'referralOverriding' ? 500n : 10_000n),
  par: (kind: string, level: number) => (kind === 'referralOverriding' ? 100n : BigInt(level + 1) * 1_000n),
  pool: (level: number) => (level < 3 ? 0n : 500n),
};

export interface BroughtAmount {
  readonly who: number;
  readonly kind: 'referralOverriding' | 'entrustOverriding' | 'insuranceOverriding';
  readonly amount: bigint;
}

/** Computes the rules of docs/bonuses.md, one movement and one sponsor at a time, in the order of the lines. */
export function walkAll(
  levels: readonly number[],
  banned: ReadonlySet<number>,
  brought: readonly BroughtAmount[],
): string[] {
  const volumes = new Map<string, bigint>();
  const add = (index: number, type: number, generation: number, ppm: bigint, amount: bigint): void => {
    const key = [index, type, generation, ppm].join(' ');
    volumes.set(key, (volumes.get(key) ?? 0n) + amount);
  };
  for (const { who, kind, amount } of brought) {
    const { code } = recordTypes[kind];
    let [paid, hasPar] = [-1, false];
    for (
      let [above, generation] = [getSponsorIndex(who), 1];
      above !== undefined;
      above = getSponsorIndex(above), generation += 1
    ) {
      if (banned.has(above)) continue;
      const level = levels[above] ?? -1;
      if (kind === 'referralOverriding' && generation === 1)
        add(above, recordTypes.personalRebate.code, 1, rates.sponsor, amount);
      const byGeneration = rates.generation[generation - 1];
      if (kind !== 'referralOverriding' && byGeneration !== undefined)
        add(above, recordTypes.teamRebate.code, generation, byGeneration, amount);
      if (level > paid) {
        const before = paid < 0 ? 0n : rates.overriding(kind, paid);
        add(above, code, generation, rates.overriding(kind, level) - before, amount);
        [paid, hasPar] = [level, false];
      } else if (level === paid && level >= 0 && !hasPar) {
        add(above, code + 1, generation, rates.par(kind, level), amount);
        hasPar = true;
      }
    }
  }
  const purchases = brought
    .filter(({ kind }) => kind === 'referralOverriding')
    .reduce((sum, { amount }) => sum + amount, 0n);
  const lines = [...volumes].map(([key, volume]) => {
    const [index = '', type = '', generation = '', ppm = ''] = key.split(' ');
    const numbers = { index: Number(index), type: Number(type), generation: Number(generation) };
    return { ...numbers, ppm: BigInt(ppm), volume, amount: (volume * BigInt(ppm)) / 1_000_000n };
  });
  levels.forEach((level, index) => {
    if (level < 0 || banned.has(index)) return;
    const sharers = levels.filter((other, place) => other === level && !banned.has(place)).length;
    const amount = (purchases * rates.pool(level)) / 1_000_000n / BigInt(sharers);
    const type = recordTypes.profitSharing.code;
    lines.push({ index, type, generation: 0, ppm: rates.pool(level), volume: purchases, amount });
  });
  return lines
    .filter(({ amount }) => amount > 0n)
    .sort(
      (one, other) =>
        one.index - other.index ||
        one.type - other.type ||
        one.generation - other.generation ||
        Number(one.ppm - other.ppm),
    )
    .map((line) => toText(line, line.index));
}
