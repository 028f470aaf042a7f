import { DetailDrawerPanel } from '../../components/DetailDrawerPanel.tsx';
import type { Withdrawal } from './order.ts';
import { WithdrawalDetails } from './WithdrawalDetails.tsx';
import { useDetailTitle } from './words.ts';

export interface WithdrawalDrawerProps {
  withdrawal: Withdrawal;
  open: boolean;
  onClose: () => void;
}

/** The details of a withdrawal in a drawer beside the form. */
export function WithdrawalDrawer({ withdrawal, open, onClose }: WithdrawalDrawerProps) {
  const title = useDetailTitle();
  return (
    <DetailDrawerPanel open={open} title={title(withdrawal)} onClose={onClose}>
      <WithdrawalDetails withdrawal={withdrawal} />
    </DetailDrawerPanel>
  );
}
