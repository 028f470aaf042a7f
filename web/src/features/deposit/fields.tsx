import { parseChainReference } from '@portal/schema/rules';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../design/ui/AddressText.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { NetworkBadge } from '../../design/ui/NetworkBadge.tsx';
import { TransactionHash } from '../../design/ui/TransactionHash.tsx';
import { unitName } from '../../money/credits.ts';
import type { OrderField } from '../../orders/fields/field.ts';
import {
  fileField,
  moneyField,
  textField,
  titleField,
  useFieldKinds,
  wordsField,
} from '../../orders/fields/kinds.tsx';
import type { ReceiptFacts } from '../../orders/receipt/receipt.ts';
import { creditsOf, unitOf, type Config, type Deposit, type DepositDraft } from './order.ts';
import { formatDepositRate, useMethodLabel } from './words.ts';

/** A deposit with what is credited for it; a draft has only some of it. */
interface DepositFacts
  extends Pick<Deposit, 'method' | 'amount'>, Partial<Omit<Deposit, '__typename' | 'method' | 'amount'>> {
  /** File name of the picture of a draft. */
  readonly pictureName?: string | undefined;
  /** What the member writes on a bank transfer. */
  readonly paymentReference?: string | null | undefined;
}

export const toDepositFacts = (deposit: Deposit): DepositFacts => ({ ...deposit, ...creditsOf(deposit) });

/** The facts of a deposit that is reviewed. */
export function toDraftFacts(draft: DepositDraft, config: Config | null): DepositFacts {
  const { amount, credited, remainder, picture, reference } = draft;
  const facts = {
    amount,
    creditedAmount: credited,
    remainder: remainder?.amount ?? null,
    remainderState: remainder?.rule ?? null,
    pictureName: picture?.name,
  };
  if (draft.method === 'BANK') {
    const { channel, rate, account, method } = draft;
    const bankAccount = `${account.bankName} · ${account.accountNumber}`;
    const paymentReference = config?.paymentReference;
    return { ...facts, method, channel, rate, bankAccount, reference, paymentReference };
  }
  const { network, address, method } = draft;
  const isHash = parseChainReference(reference).kind === 'hash';
  return { ...facts, method, network, address, ...(isHash ? { hash: reference } : { reference }) };
}

/** The fields of a deposit. */
export function useDepositFields(): readonly OrderField<DepositFacts>[] {
  const { t } = useTranslation(['deposit', 'common']);
  const { instant, time, status, numbers } = useFieldKinds();
  const methodLabel = useMethodLabel();
  return [
    titleField(t('common:order.method'), methodLabel),
    {
      ...moneyField('amount', t('figures.amount'), unitOf, { place: 4, width: '20%', phone: 'figure' }),
      emphasis: true,
    },
    fileField('unit', t('records.unit'), (deposit) => unitName(unitOf(deposit))),
    {
      ...textField('rate', t('figures.rate')),
      value: (deposit) => deposit.rate && formatDepositRate(deposit.rate, unitOf(deposit)),
    },
    {
      ...moneyField('creditedAmount', t('figures.credited'), 'CASH_POINT'),
      labelOf: ({ status: state }) => t(state === 'APPROVED' ? 'figures.credited' : 'figures.willBeCredited'),
      emphasis: true,
      file: { title: t('figures.creditedAmount'), value: ({ creditedAmount }) => creditedAmount ?? null },
      shown: {
        place: 5,
        width: '20%',
        align: 'end',
        phone: 'none',
        cell: ({ status: state, creditedAmount }) =>
          state === 'APPROVED' && creditedAmount ? <Money value={creditedAmount} coin="CASH_POINT" /> : '–',
      },
    },
    {
      ...moneyField('remainder', t('records.remainder'), unitOf),
      labelOf: ({ remainderState }) =>
        remainderState ? t(`remainder.state.${remainderState}`) : t('records.remainder'),
    },
    fileField(
      'remainderState',
      t('records.remainderState'),
      ({ remainderState }) => remainderState && t(`remainder.state.${remainderState}`),
    ),
    moneyField('remainderCreditedAmount', t('figures.remainderCreditedAmount'), 'CASH_POINT'),
    instant('remainderCreditedAt', t('figures.remainderCreditedAt')),
    fileField('method', t('common:order.method'), ({ method }) => t(`common:methods.${method}`)),
    {
      ...textField('network', t('common:order.network')),
      value: ({ network }) => network && <NetworkBadge network={network} withChain />,
    },
    {
      ...textField('address', t('figures.address'), { isCopied: true }),
      value: ({ address }) => address && <AddressText address={address} />,
    },
    textField('channel', t('figures.channel')),
    textField('bankAccount', t('figures.bankAccount'), { verbatim: true }),
    {
      ...textField('hash', t('figures.hash'), { isCopied: true }),
      value: ({ hash, network }) => hash && <TransactionHash hash={hash} network={network ?? null} />,
    },
    {
      ...textField('reference', t('figures.reference'), { isCopied: true, verbatim: true }),
      labelOf: ({ method }) => t(method === 'BANK' ? 'bank.reference.label' : 'figures.reference'),
    },
    {
      id: 'paymentReference',
      label: t('bank.payment.label'),
      value: ({ paymentReference }) => paymentReference,
      copy: ({ paymentReference }) => paymentReference,
    },
    wordsField('chainCheck', t('figures.chainCheck'), ({ method, chainCheck }) =>
      method === 'ON_CHAIN' && chainCheck ? t(`chainCheck.${chainCheck}`) : null,
    ),
    { id: 'picture', label: t('picture.label'), value: ({ pictureName }) => pictureName },
    status('18%', ['result']),
    textField('reason', t('figures.reason'), { places: ['result'] }),
    time('createdAt', t('figures.createdAt')),
    instant('decidedAt', t('figures.decidedAt')),
    ...numbers,
  ];
}

/** The short facts of a deposit's receipt. */
export function useDepositReceipt(): (deposit: Deposit) => ReceiptFacts {
  const { t } = useTranslation(['shell', 'common']);
  return (deposit) => ({
    kind: t('shell:features.deposit.title'),
    receiptNumber: deposit.receiptNumber,
    amount: { value: deposit.amount, unit: unitOf(deposit) },
    state: t(`common:status.${deposit.status}`),
    at: deposit.createdAt,
  });
}
