import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { text } from '../../design/theme/css.ts';
import { CoinBadge } from '../../design/ui/CoinBadge.tsx';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Card, SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { formatCount, isZero } from '../../money/decimal.ts';
import { Sheet } from '../../orders/receipt/Sheet.tsx';
import { formatBusinessDay, formatDateTime } from '../../time/time.ts';
import { groupByCredit, formatMonth, isOver, type Statement, type StatementCredit } from './statement.ts';
import { StatementRecords } from './StatementRecords.tsx';

const Title = styled('h2')({ ...text.section, marginBottom: 4 });

const Amounts = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  justifyContent: 'end',
});

/** What a credit held at the beginning and the end of the month, and what moved between. */
function Credit({ credit: { coin, available, held } }: { credit: StatementCredit }) {
  const { t } = useTranslation(['history', 'recordTypes', 'common']);
  const { withNote } = usePunctuation();
  const money = (value: string) => <Money value={value} coin={coin} exact />;
  return (
    <Card as="section" aria-label={t(`common:credits.${coin}`)}>
      <Title>
        <CoinBadge coin={coin} size={24} />
      </Title>
      <DetailList
        details={[
          { label: t('statement.opening'), value: money(available.opening) },
          ...available.movements.map(({ type, count, received, paid }) => ({
            label: withNote(t(`recordTypes:${type}`), formatCount(count)),
            value: (
              <Amounts>
                {!isZero(received) && <Money value={received} signed exact />}
                {!isZero(paid) && <Money value={`-${paid}`} signed exact />}
              </Amounts>
            ),
          })),
          { label: t('statement.closing'), value: money(available.closing), emphasis: true },
          ...held.map(({ state, opening, closing }) => ({
            label: t(`common:balance.${state}`),
            value: (
              <Amounts>
                <Money value={opening} exact />→{money(closing)}
              </Amounts>
            ),
          })),
        ]}
      />
    </Card>
  );
}

export interface StatementSheetProps {
  statement: Statement;
  userName: string;
}

/** A month's statement, as it is read on the screen and printed. */
export function StatementSheet({ statement, userName }: StatementSheetProps) {
  const { t } = useTranslation('history');
  const locale = useLocale();
  const credits = groupByCredit(statement);
  const { from, to, readAt, records, isComplete } = statement;
  const month = formatMonth(from.slice(0, 7), locale);
  const days = t('statement.days', {
    from: formatBusinessDay(from, locale),
    to: formatBusinessDay(to, locale),
  });
  const isAll = isOver(statement);
  const asOf = t('statement.asOf', { time: formatDateTime(new Date(readAt), locale) });
  return (
    <Sheet title={`${t('statement.title')} · ${month}`} lines={[userName, days, ...(isAll ? [] : [asOf])]}>
      <p data-screen>
        {days} {!isAll && asOf}
      </p>
      {credits.length === 0 && (
        <Card>
          <EmptyState title={t('statement.empty')} hint={t('statement.emptyHint', { month })} />
        </Card>
      )}
      {credits.map((credit) => (
        <Credit key={credit.coin} credit={credit} />
      ))}
      {isComplete ? (
        records.length > 0 && (
          <Card as="section">
            <Stack>
              <SectionTitle>{t('statement.movements')}</SectionTitle>
              <StatementRecords records={records} />
            </Stack>
          </Card>
        )
      ) : (
        <Notice tone="info" title={t('statement.tooMany')}>
          {t('statement.tooManyHint')}
        </Notice>
      )}
    </Sheet>
  );
}
