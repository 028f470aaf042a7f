import { businessDate } from '../../clock.ts';
import type { Services } from '../../services.ts';

/**
 * Makes payable what was approved and whose business day has begun, on whatever day that was: after a pause all days
 * that were missed. Returns how many. Run again, it finds nothing more to do; one that is cancelled at the same moment
 * is either.
 */
export function makePayable({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  return database.execute(
    `with due as (
       update withdrawal set status = 'PAYABLE' where status = 'APPROVED' and expected_date <= $1 returning id
     )
     insert into withdrawal_step (withdrawal_id, status, created_at) select id, 'PAYABLE', $2 from due`,
    [businessDate(now), now],
  );
}
