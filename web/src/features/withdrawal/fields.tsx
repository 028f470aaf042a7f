import { useTranslation } from 'react-i18next';
import { AddressText } from '../../design/ui/AddressText.tsx';
import { NetworkBadge } from '../../design/ui/NetworkBadge.tsx';
import { TransactionHash } from '../../design/ui/TransactionHash.tsx';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { unitName } from '../../money/credits.ts';
import { isZero } from '../../money/decimal.ts';
import type { OrderField } from '../../orders/fields/field.ts';
import {
  fileField,
  moneyField,
  shownIf,
  textField,
  titleField,
  useFieldKinds,
  wordsField,
} from '../../orders/fields/kinds.tsx';
import type { ReceiptFacts } from '../../orders/receipt/receipt.ts';
import { businessZoneName } from '../../time/time.ts';
import { expectedPayment, ExpectedDate, ListedState } from './Expected.tsx';
import { unitOf, type Withdrawal, type WithdrawalDraft } from './order.ts';
import { isReturned } from './states.ts';
import { accountGroups, formatTarget } from './words.ts';

/** The credit that is withdrawn. Fixed, because a result may show before the config loads. */
export const withdrawalCoin = 'WITHDRAWAL_POINT';

/** A withdrawal with what is paid out for it; a draft has only some of it. */
interface WithdrawalFacts
  extends
    Pick<Withdrawal, 'method' | 'amount'>,
    Partial<Omit<Withdrawal, '__typename' | 'method' | 'amount' | 'fee'>> {
  /** Null where the platform does not return it. */
  readonly fee: string | null;
  /** Paid out, in `unitOf(method)`. Null when nothing is, and where the platform does not return it. */
  readonly arrives: string | null;
  /** The member's name for the address of a draft. */
  readonly addressLabel?: string | null;
  /** Undefined for a draft. */
  readonly order?: Withdrawal;
}

const toUnit = ({ method }: WithdrawalFacts) => unitOf(method);

/** The facts of a withdrawal: if it ended without a payment, nothing arrives and no fee is taken. */
export const toWithdrawalFacts = (order: Withdrawal): WithdrawalFacts =>
  isReturned(order.status)
    ? { ...order, fee: '0', networkFee: '0', arrives: null, order }
    : { ...order, arrives: order.actualAmount, order };

/** The facts of a withdrawal that is reviewed. */
export function toDraftFacts({ target, ...figures }: WithdrawalDraft): WithdrawalFacts {
  const { method } = target;
  if (method === 'ON_CHAIN') {
    const { network, address, label } = target;
    return { ...figures, method, network, address, addressLabel: label };
  }
  const { bankName, accountName, accountNumber } = target;
  return { ...figures, method, bankName, accountName, accountNumber };
}

/** Who is paid, in full, so that the member can check what cannot be undone. */
function useTargetFields(): readonly OrderField<WithdrawalFacts>[] {
  const { t } = useTranslation(['withdrawal', 'withdrawalStates', 'common']);
  return [
    titleField(t('withdrawalStates:history.target'), (facts) => (
      <>
        {facts.network && <NetworkBadge network={facts.network} />}
        <span translate="no">{formatTarget(facts)}</span>
      </>
    )),
    wordsField('method', t('common:order.method'), ({ method }) => t(`common:methods.${method}`), [
      'details',
    ]),
    textField('bankName', t('figures.bankName')),
    textField('accountName', t('figures.accountName')),
    {
      ...textField('accountNumber', t('figures.accountNumber'), { isCopied: true }),
      value: ({ accountNumber }) =>
        accountNumber && <span translate="no">{accountGroups(accountNumber)}</span>,
      emphasis: true,
    },
    {
      ...textField('network', t('common:order.network')),
      value: ({ network }) => network && <NetworkBadge network={network} withChain />,
    },
    {
      ...textField('address', t('figures.address'), { isCopied: true }),
      labelOf: ({ addressLabel }) =>
        addressLabel ? `${t('figures.address')} · ${addressLabel}` : t('figures.address'),
      value: ({ address }) => address && <AddressText address={address} />,
    },
    {
      ...textField('hash', t('figures.hash'), { isCopied: true, places: ['details'] }),
      value: ({ hash, network }) => hash && <TransactionHash hash={hash} network={network ?? null} />,
    },
  ];
}

/** The fields of a withdrawal. */
export function useWithdrawalFields(): readonly OrderField<WithdrawalFacts>[] {
  const { t } = useTranslation('withdrawal');
  const { withNote } = usePunctuation();
  const { time, status, numbers } = useFieldKinds();
  const state = status('19%', ['result']);
  return [
    moneyField('amount', t('figures.amount'), withdrawalCoin, { place: 4, width: '19%', phone: 'figure' }),
    moneyField('fee', t('figures.fee'), withdrawalCoin),
    shownIf(
      (facts) => !isZero(facts.networkFee ?? '0'),
      moneyField('networkFee', t('figures.networkFee'), withdrawalCoin),
    ),
    {
      ...moneyField('arrives', t('figures.arrives'), toUnit, { place: 5, width: '17%', phone: 'meta' }),
      emphasis: true,
    },
    fileField('unit', t('figures.unit'), (facts) => unitName(toUnit(facts))),
    ...useTargetFields(),
    {
      ...textField('expectedOn', t('figures.expected')),
      value: ({ order, expectedOn }) =>
        order === undefined ? expectedOn && <ExpectedDate day={expectedOn} /> : expectedPayment(order),
      file: {
        title: withNote(t('figures.expected'), businessZoneName),
        value: ({ expectedOn }) => expectedOn ?? null,
      },
    },
    {
      ...state,
      shown: state.shown && {
        ...state.shown,
        cell: ({ order }) => order && <ListedState withdrawal={order} />,
      },
    },
    textField('reason', t('figures.reason'), { places: ['result'] }),
    time('createdAt', t('figures.sentAt')),
    ...numbers,
  ];
}

/** The short facts of a withdrawal's receipt. */
export function useWithdrawalReceipt(): (withdrawal: Withdrawal) => ReceiptFacts {
  const { t } = useTranslation(['shell', 'common']);
  return ({ receiptNumber, amount, coin, status, createdAt }) => ({
    kind: t('shell:features.withdrawal.title'),
    receiptNumber,
    amount: { value: amount, unit: coin },
    state: t(`common:status.${status}`),
    at: createdAt,
  });
}
