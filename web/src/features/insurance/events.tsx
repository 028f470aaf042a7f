import { InsuranceIcon } from '../../design/icons/credits.tsx';
import { ClockIcon } from '../../design/icons/status.tsx';
import { Cutoff } from '../../design/ui/DateTime.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { defineEvents, nodesOf, type EventContext, type MemberEvent } from '../../notices/event.ts';
import { dayMs } from '../../time/days.ts';
import { InsuranceEventsDocument, type InsuranceEventsQuery } from './events.generated.ts';
import { packagePath, premiumPath } from './paths.ts';

/** How long before it unlocks or ends a package is shown, in ms. */
const noticeSpan = 2 * dayMs;

type Package = InsuranceEventsQuery['running']['edges'][number]['node'];

/** Events of a package or trial that has unlocked or soon will. An upgrade starts another contract. */
function contractEvents(contract: Package, { t, now }: EventContext): readonly MemberEvent[] {
  const { id, receiptNumber, kind, name, amount, unlocksAt } = contract;
  const unlocks = Date.parse(unlocksAt);
  const notice = (at: string) => ({
    at,
    to: packagePath({ tab: 'records', receipt: receiptNumber }),
    amount: { value: amount, unit: 'INSURANCE_POINT' as const },
  });
  const soonAt = new Date(Math.max(unlocks - noticeSpan, Date.parse(contract.createdAt))).toISOString();
  const words = kind === 'TRIAL' ? 'trialEnding' : 'unlocking';
  const soon: MemberEvent = {
    id: `insurance:${id}:${unlocksAt}:soon`,
    title: t(`features.insurance.attention.${words}`, { name }),
    icon: ClockIcon,
    tone: 'info',
    notice: notice(soonAt),
    ...(now < unlocks && {
      attention: {
        urgency: 'waiting',
        hint: (
          <>
            <Money value={amount} coin="INSURANCE_POINT" /> · <Cutoff value={unlocksAt} />
          </>
        ),
        to: packagePath(),
        dismissal: 'alone',
        until: unlocksAt,
      },
    }),
  };
  const unlocked: MemberEvent = {
    id: `insurance:${id}:${unlocksAt}`,
    title: t('features.insurance.attention.unlocked', { name }),
    icon: InsuranceIcon,
    tone: 'positive',
    notice: notice(unlocksAt),
    attention: {
      urgency: 'incomplete',
      hint: <Money value={amount} coin="INSURANCE_POINT" />,
      action: t('features.insurance.attention.redeem'),
      to: packagePath(),
      dismissal: 'alone',
    },
  };
  return [
    ...(now < Date.parse(soonAt) ? [] : [soon]),
    ...(now < unlocks || kind === 'TRIAL' ? [] : [unlocked]),
  ];
}

/** That a package trades without a premium, though one can be paid. */
function unpaidEvents(
  { id, name, nextPremium, unlocksAt }: Package,
  { t }: EventContext,
): readonly MemberEvent[] {
  if (nextPremium === null) return [];
  return [
    {
      id: `insurance:${id}:unpaid:${unlocksAt}`,
      title: t('features.insurance.attention.unpaid', { name }),
      icon: InsuranceIcon,
      tone: 'warning',
      attention: {
        urgency: 'incomplete',
        hint: <Money value={nextPremium} coin="INSURANCE_POINT" />,
        action: t('features.insurance.attention.pay'),
        to: premiumPath(id),
        dismissal: 'alone',
        until: unlocksAt,
      },
    },
  ];
}

/** Events of the member's packages: a premium to pay, and the actions once one unlocks. */
export default defineEvents(InsuranceEventsDocument, ({ running }: InsuranceEventsQuery, context) =>
  nodesOf(running).flatMap((contract) => [
    ...contractEvents(contract, context),
    ...unpaidEvents(contract, context),
  ]),
);
