import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Asset } from '../../data/overview/overview.tsx';
import { color, text, visuallyHidden } from '../../design/theme/css.ts';
import { CoinBadge } from '../../design/ui/CoinBadge.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Card, SectionTitle } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { creditTypes } from '../../money/credits.ts';
import { isZero } from '../../money/decimal.ts';
import { creditPath } from '../../orders/records/paths.ts';
import { Holds } from '../../screens/Holds.tsx';
import { CreditActions } from './CreditActions.tsx';

const Title = styled(SectionTitle)({ marginBottom: 4 });

const Table = styled('table')({
  ...text.dense,
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': visuallyHidden,
  '& tr > *': { padding: '12px 0 12px 16px', verticalAlign: 'top', textAlign: 'end' },
  '& tr > th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& thead th': { ...text.label, paddingBlock: 8, color: color.ink.secondary },
  '& tbody tr > *': { borderTop: `1px solid ${color.line.soft}` },
  '& tbody th': { fontWeight: 500 },
  '& ul': { ...text.label, fontWeight: 400, marginTop: 2, color: color.ink.secondary },
});

const Name = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(min-content, 1fr)',
  columnGap: 12,
  alignItems: 'center',
  '& small': { ...text.label, fontWeight: 400, display: 'block', color: color.ink.secondary },
});

/** Aligns a figure with the first line of the badge. */
const Figure = styled('div')({
  minHeight: 20,
  // Zero amounts are muted.
  '&[data-none] span': { color: color.ink.muted },
});

interface RowProps {
  coin: CreditType;
  /** Null while unknown. */
  asset: Asset | null;
}

/** An amount: undefined while it is unknown, null where the platform does not return it. */
function AssetFigure({ amount }: { amount: string | null | undefined }) {
  if (amount === null) return <Figure data-none="">–</Figure>;
  return (
    <Figure {...(amount !== undefined && isZero(amount) ? { 'data-none': '' } : {})}>
      {amount === undefined ? (
        <Skeleton width={64} height={20} style={{ display: 'inline-block' }} />
      ) : (
        <Money value={amount} live />
      )}
    </Figure>
  );
}

function Row({ coin, asset }: RowProps) {
  const { t } = useTranslation();
  const figure = (of: 'available' | 'frozen' | 'locked') => (
    <AssetFigure amount={asset === null ? undefined : asset[of]} />
  );
  return (
    <tr>
      <th scope="row">
        <Name>
          <CoinBadge coin={coin} iconOnly size={36} />
          <div>
            <TextLink to={creditPath(coin)}>{t(`credits.${coin}`)}</TextLink>
            <small>{t(`creditUses.${coin}`)}</small>
          </div>
        </Name>
      </th>
      <td>{figure('available')}</td>
      <td>
        {figure('frozen')}
        {asset !== null && <Holds holds={asset.holds} state="FROZEN" />}
      </td>
      <td>
        {figure('locked')}
        {asset !== null && <Holds holds={asset.holds} state="LOCKED" />}
      </td>
      <td>
        <CreditActions coin={coin} />
      </td>
    </tr>
  );
}

/** The seven credits as a table. */
export function CreditTable({ assets }: { assets: readonly Asset[] | null }) {
  const { t } = useTranslation(['wallet', 'common']);
  return (
    <Card>
      <Title>{t('credits.title')}</Title>
      <Table aria-busy={assets === null}>
        <caption>{t('credits.caption')}</caption>
        <colgroup>
          <col style={{ width: '28%' }} />
          <col style={{ width: '12%' }} />
          <col style={{ width: '17%' }} />
          <col style={{ width: '17%' }} />
          <col style={{ width: '26%' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('credits.credit')}</th>
            <th scope="col">{t('common:balance.AVAILABLE')}</th>
            <th scope="col">{t('common:balance.FROZEN')}</th>
            <th scope="col">{t('common:balance.LOCKED')}</th>
            <th scope="col">{t('credits.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {creditTypes.map((coin) => (
            <Row key={coin} coin={coin} asset={assets?.find((asset) => asset.coin === coin) ?? null} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
