import type { domains, ResultOf } from '@portal/schema/rest';

import type { RecordStatus } from '../../ledger/records.ts';

type ContractStatus = ResultOf<(typeof domains)['assets']['assetsRecordList']>['records'][number]['status'];

const statuses = {
  pending: 'PENDING',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  rejected: 'REJECTED',
  failed: 'FAILED',
  expired: 'EXPIRED',
  reversed: 'REVERSED',
} as const satisfies Readonly<Record<RecordStatus, ContractStatus>>;

/** The contract's name of how far a movement has come. */
export const recordStatusOf = (status: RecordStatus): ContractStatus => statuses[status];
