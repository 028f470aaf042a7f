import { BankIcon, WalletIcon } from '../../design/icons/screens.tsx';
import { userInfoPath } from '../../extension-points/paths.ts';
import { shortAddress } from '../../money/walletAddress.ts';
import { defineEvents, type EventContext, type MemberEvent } from '../../notices/event.ts';
import { formatDateTime } from '../../time/time.ts';
import { isCooling } from '../../time/usableAt.ts';
import { PayoutEventsDocument, type PayoutEventsQuery } from './events.generated.ts';
import { accountEnd } from './methods.ts';

type BankAccount = PayoutEventsQuery['bankAccounts'][number];
type WalletAddress = PayoutEventsQuery['walletAddresses'][number];

/** Reports an added or changed method, so that a member who did not do it notices before it is used. */
function methodEvent(
  method: BankAccount | WalletAddress,
  name: string,
  { t, locale, now }: EventContext,
): readonly MemberEvent[] {
  const { id, createdAt, changedAt, usableAt } = method;
  // From before there was a cool-down.
  if (usableAt === null || createdAt === null) return [];
  const at = changedAt ?? createdAt;
  const kind = method.__typename === 'BankAccount' ? 'bank' : 'wallet';
  const act = Date.parse(at) > Date.parse(createdAt) ? 'changed' : 'added';
  return [
    {
      id: `payout:${kind}:${id}:${at}`,
      title: t(`features.payout.notice.${kind}.${act}`, { name }),
      icon: kind === 'bank' ? BankIcon : WalletIcon,
      tone: 'warning',
      notice: {
        at,
        to: userInfoPath(),
        remarks: [
          ...(isCooling({ usableAt }, now)
            ? [t('features.payout.usable', { time: formatDateTime(new Date(usableAt), locale, 'business') })]
            : []),
          t('features.payout.notYou'),
        ],
      },
    },
  ];
}

/** Payout methods that were added or changed. */
export default defineEvents(PayoutEventsDocument, (data: PayoutEventsQuery, context) => [
  ...data.bankAccounts.flatMap((account) =>
    methodEvent(account, `${account.bankName} •••• ${accountEnd(account.accountNumber)}`, context),
  ),
  ...data.walletAddresses.flatMap((wallet) =>
    methodEvent(wallet, `${wallet.label ?? shortAddress(wallet.address)} (${wallet.network})`, context),
  ),
]);
