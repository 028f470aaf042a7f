import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Cutoff } from '../../components/DateTime.tsx';
import { TermsIcon } from '../../components/icons/navigation.tsx';
import { ClockIcon, InfoIcon } from '../../components/icons/status.tsx';
import { LinkRow, Row, Rows } from '../../components/Rows.tsx';
import { Card, SectionTitle } from '../../components/surface.tsx';
import type { TransferClosedReason } from '../../generated/schema.ts';
import { paths } from '../../paths.ts';
import type { OrderLine } from './attention.ts';
import { OrderLineRow } from './OrderLineRow.tsx';

/** Until when the member cannot transfer, and why. */
export interface TransferClosing {
  readonly until: string;
  readonly reason: TransferClosedReason | null;
}

export interface Attention {
  /** The terms in force wait for the member's consent. */
  readonly terms: boolean;
  readonly closing: TransferClosing | null;
  /** No e-mail address is known, and the member has not put the note away. */
  readonly noEmail: boolean;
  /** What the member's own orders ask of the member. */
  readonly orders: readonly OrderLine[];
}

const Title = styled(SectionTitle)({ marginBottom: 12, '&:focus': { outline: 'none' } });

export interface AttentionPanelProps {
  attention: Attention;
  onEmailNoted: () => void;
  /** How a line is put away; null where it cannot be. */
  putAwayOf: (line: OrderLine) => (() => void) | null;
}

/** What needs the member's attention: something does. */
export function AttentionPanel({ attention, onEmailNoted, putAwayOf }: AttentionPanelProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { terms, closing, noEmail, orders } = attention;
  /** The button that had the focus goes with its line: the focus stays where the line was. */
  const keepFocus = (act: () => void) => {
    title.current?.focus({ preventScroll: true });
    act();
  };
  return (
    <Card aria-labelledby={id}>
      <Title id={id} ref={title} tabIndex={-1}>
        {t('attention.title')}
      </Title>
      <Rows>
        {terms && (
          <LinkRow
            icon={TermsIcon}
            tone="warning"
            to={paths.terms()}
            label={t('attention.terms')}
            hint={t('attention.termsHint')}
          />
        )}
        {closing !== null && (
          <LinkRow
            icon={ClockIcon}
            tone="warning"
            to={paths.transfer()}
            label={t('attention.closing')}
            hint={
              <>
                {closing.reason !== null && `${t(`attention.closingReason.${closing.reason}`)} `}
                {t('attention.opensAt')} <Cutoff value={closing.until} />
              </>
            }
          />
        )}
        {orders.map((line) => {
          const putAway = putAwayOf(line);
          return (
            <OrderLineRow
              key={line.id}
              line={line}
              onPutAway={putAway === null ? null : () => keepFocus(putAway)}
            />
          );
        })}
        {noEmail && (
          <Row
            icon={InfoIcon}
            tone="info"
            label={t('attention.noEmail')}
            hint={t('attention.noEmailHint')}
            control={(labelId) => (
              <Button
                variant="outlined"
                size="small"
                aria-describedby={labelId}
                onClick={() => keepFocus(onEmailNoted)}
              >
                {t('attention.noted')}
              </Button>
            )}
          />
        )}
      </Rows>
    </Card>
  );
}
