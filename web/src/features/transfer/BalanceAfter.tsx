import { useQuery } from '@apollo/client/react';
import Skeleton from '@mui/material/Skeleton';
import { Money } from '../../components/Money.tsx';
import type { Transfer } from './order.ts';
import { TransferBalancesDocument } from './transfer.generated.ts';

/** What a transfer left of its credit, as the books have it: not the balance of a later moment. */
export function BalanceAfter({ transfer }: { transfer: Transfer }) {
  const { data, loading } = useQuery(TransferBalancesDocument, {
    variables: { coin: transfer.coin },
    fetchPolicy: 'network-only',
    context: { background: true },
  });
  const record = data?.creditRecords.edges.find(
    ({ node }) => node.transactionNumber === transfer.transactionNumber,
  )?.node;
  if (record !== undefined) return <Money value={record.balanceAfter} coin={transfer.coin} />;
  return loading ? <Skeleton width={96} height={16} style={{ display: 'inline-block' }} /> : '–';
}
