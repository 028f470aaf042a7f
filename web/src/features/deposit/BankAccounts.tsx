import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../design/fields/RadioCards.tsx';
import { color } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import type { BankAccount } from './order.ts';

const Panel = styled('div')({
  padding: '4px 16px',
  border: `1px solid ${color.line.soft}`,
  borderRadius: radius.card,
  backgroundColor: color.surface.inset,
});

/** A bank account line by line, each with a copy button. */
export function AccountDetails({ account }: { account: BankAccount }) {
  const { t } = useTranslation('deposit');
  const { bankName, accountName, accountNumber, bankCode } = account;
  const line = (label: string, value: string) => ({
    label,
    value: <span translate="no">{value}</span>,
    copy: value,
  });
  return (
    <Panel>
      <DetailList
        details={[
          line(t('bank.account.bank'), bankName),
          line(t('bank.account.name'), accountName),
          line(t('bank.account.number'), accountNumber),
          ...(bankCode === null ? [] : [line(t('bank.account.code'), bankCode)]),
        ]}
      />
    </Panel>
  );
}

export interface BankAccountsProps {
  accounts: readonly BankAccount[];
  value: BankAccount | null;
  onChoose: (id: string) => void;
}

/** The platform's accounts of a channel, to choose from when there are several. */
export function BankAccounts({ accounts, value, onChoose }: BankAccountsProps) {
  const { t } = useTranslation('deposit');
  return (
    <>
      {accounts.length > 1 && (
        <RadioCards
          label={t('bank.account.label')}
          name="account"
          value={value?.id ?? ''}
          options={accounts.map(({ id, bankName, accountNumber }) => ({
            value: id,
            label: <span translate="no">{bankName}</span>,
            hint: <span translate="no">{accountNumber}</span>,
          }))}
          onChange={onChoose}
        />
      )}
      {value !== null && <AccountDetails account={value} />}
    </>
  );
}
