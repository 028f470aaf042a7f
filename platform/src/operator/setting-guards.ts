/** Limits shared by settings of several domains, checked when one of these settings changes. */
import type { Transaction } from '../database/database.ts';
import type { Services, SettingMargin } from '../services/services.ts';
import { notDone, type Change, type Outcome } from './command.ts';
import { tryScheduled } from './scheduled-settings.ts';

/**
 * Makes a change of settings, unless it breaks a limit and reduces its margin. Scheduled changes count too: the limit
 * must hold now and after each pending change.
 */
export async function withSettingGuards(
  { services, tx }: Pick<Change, 'services' | 'tx'>,
  makeChange: () => Promise<Outcome>,
): Promise<Outcome> {
  const before = await measure(services, tx);
  const outcome = await makeChange();
  if (outcome.exitCode !== 0) return outcome;
  const after = await measure(services, tx);
  const broken = after.find(({ margin }, index) => margin <= 0n && margin < (before[index]?.margin ?? 0n));
  return broken === undefined ? outcome : notDone(`Nothing was changed: ${broken.reason}`);
}

/** The smallest margin of each limit, now and after the pending changes. */
async function measure(services: Services, tx: Transaction): Promise<SettingMargin[]> {
  const look = () => Promise.all(services.settingGuards.map((guard) => guard(services, tx)));
  let smallest = await look();
  await tryScheduled(tx, async () => {
    const then = await look();
    smallest = smallest.map((one, index) => {
      const other = then[index];
      return other !== undefined && other.margin < one.margin ? other : one;
    });
  });
  return smallest;
}
