import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../components/DateTime.tsx';
import { CloseIcon } from '../../components/icons/actions.tsx';
import type { IconProps } from '../../components/icons/Icon.tsx';
import { ClockIcon, ErrorIcon, InfoIcon, QuestionIcon } from '../../components/icons/status.tsx';
import { Money } from '../../components/Money.tsx';
import { Row } from '../../components/Rows.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { unitOf } from '../../lib/credits.ts';
import { paths } from '../../paths.ts';
import type { OrderLine } from './attention.ts';

/** Its cross stands on the edge of the column, as figures do. */
const PutAway = styled(IconButton)({ flexShrink: 0, marginInlineEnd: -10 });

interface LineWords {
  icon: ComponentType<IconProps>;
  tone: 'warning' | 'danger' | 'info' | undefined;
  label: string;
  hint?: ReactNode;
  /** Where something can be done about it. */
  to: string;
  /** What can be done there; a quiet line is the link itself. */
  action?: string;
}

/** What a line says, and the one thing that can be done about it. */
function useWords(): (line: OrderLine) => LineWords {
  const { t } = useTranslation('notices');
  /** What it is about, why, and where the credits are. */
  const about = (amount: ReactNode, reason: string | null, meaning: string) => (
    <>
      {amount}
      {reason !== null && ` · ${t('reason', { reason })}`}
      <br />
      {meaning}
    </>
  );
  return (line) => {
    switch (line.kind) {
      case 'convert': {
        const { from, to, amount, actualAmount, settlesAt } = line.order;
        return {
          icon: ClockIcon,
          tone: 'warning',
          label: t('attention.convert'),
          hint: (
            <>
              <Money value={amount} coin={from} /> → <Money value={actualAmount} coin={to} />
              {' · '}
              <Countdown until={settlesAt} />
            </>
          ),
          action: t('attention.convertAction'),
          to: paths.convert(),
        };
      }
      case 'withdrawalNotReceived':
      case 'withdrawalRejected':
      case 'withdrawalFailed': {
        const { method, amount, coin, reason, receiptNumber } = line.order;
        const isOpen = line.kind === 'withdrawalNotReceived';
        return {
          icon: isOpen ? QuestionIcon : ErrorIcon,
          tone: isOpen ? 'warning' : 'danger',
          label: t(`told.${line.kind}`),
          hint: about(<Money value={amount} coin={coin} />, reason, t(`meaning.${line.kind}`)),
          action: t(isOpen ? 'attention.details' : 'attention.withdrawAgain'),
          to: isOpen
            ? paths.withdraw({ tab: 'records', status: 'NOT_RECEIVED', receipt: receiptNumber })
            : paths.withdraw(method === 'BANK' ? { tab: 'bank' } : {}),
        };
      }
      case 'depositRejected': {
        const { method, amount, reason } = line.order;
        return {
          icon: ErrorIcon,
          tone: 'danger',
          label: t('told.depositRejected'),
          hint: about(<Money value={amount} coin={unitOf(method)} />, reason, t('meaning.depositRejected')),
          action: t('attention.sendAgain'),
          to: paths.deposit(method === 'BANK' ? { tab: 'bank' } : {}),
        };
      }
      case 'moreRejected':
        return {
          icon: InfoIcon,
          tone: undefined,
          label:
            line.count === null
              ? t('attention.moreRejectedMany')
              : t('attention.moreRejected', { count: line.count }),
          to: paths.deposit({ tab: 'records', status: 'REJECTED' }),
        };
      case 'bind':
        return {
          icon: InfoIcon,
          tone: 'info',
          label: t('attention.bind'),
          hint: t('attention.bindHint'),
          action: t('attention.bindAction'),
          to: paths.userInfo({ add: 'wallet' }),
        };
      case 'depositsInReview':
      case 'withdrawalsInReview': {
        const { kind, count, isMore } = line;
        const query = { tab: 'records', status: 'PENDING_REVIEW' } as const;
        return {
          icon: ClockIcon,
          tone: undefined,
          label: isMore ? t(`attention.${kind}Many`, { count }) : t(`attention.${kind}`, { count }),
          to: kind === 'depositsInReview' ? paths.deposit(query) : paths.withdraw(query),
        };
      }
    }
  };
}

export interface OrderLineRowProps {
  line: OrderLine;
  /** Null where it cannot be put away. */
  onPutAway: (() => void) | null;
}

/** One of the member's orders that asks for something: what happened, what can be done, and a way to put it away. */
export function OrderLineRow({ line, onPutAway }: OrderLineRowProps) {
  const { t } = useTranslation('notices');
  const { action, to, ...words } = useWords()(line);
  const putAway = t('attention.putAway', { line: words.label });
  return (
    <Row
      {...words}
      to={action === undefined ? to : undefined}
      action={
        action === undefined
          ? undefined
          : (labelId) => (
              <TextLink to={to} aria-describedby={labelId}>
                {action}
              </TextLink>
            )
      }
      control={() =>
        onPutAway !== null && (
          <PutAway aria-label={putAway} title={putAway} onClick={onPutAway}>
            <CloseIcon />
          </PutAway>
        )
      }
    />
  );
}
