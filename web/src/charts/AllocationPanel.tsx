import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { joinLoaded, type Loaded } from '../browser/loaded.ts';
import type { Asset } from '../data/overview/overview.tsx';
import { color, tabular, text, visuallyHidden, wholeWords } from '../design/theme/css.ts';
import { Money } from '../design/ui/Money.tsx';
import { creditTypes } from '../money/credits.ts';
import type { CashRates } from '../money/valuation.ts';
import { Panel } from '../screens/Panel.tsx';
import { getAllocation, formatShare, getLargest, type Share } from './allocation.ts';

const Frame = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '16px 20px',
  marginBlock: 'auto',
});

const Ring = styled('div')({
  position: 'relative',
  width: 140,
  height: 140,
  flexShrink: 0,
  '& circle': { fill: 'none', strokeWidth: 16 },
  '& > div': {
    position: 'absolute',
    inset: 24,
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    '& strong': { ...text.section, ...tabular },
    '& span': { ...text.label, fontWeight: 400, color: color.ink.secondary },
  },
});

const Table = styled('table')({
  ...text.dense,
  ...tabular,
  flex: '1 1 240px',
  minWidth: 0,
  borderCollapse: 'collapse',
  '& thead': visuallyHidden,
  '& caption': visuallyHidden,
  // Wraps a wide figure to the next line.
  '& tr': { display: 'flex', flexWrap: 'wrap', columnGap: 8, padding: '4px 0' },
  '& tr > *': { padding: 0 },
  '& th': { ...wholeWords, flex: '1 1 96px', fontWeight: 400, textAlign: 'start' },
  '& td': { marginInlineStart: 'auto', textAlign: 'end', whiteSpace: 'nowrap' },
  '& td:last-of-type': { width: 48, color: color.ink.secondary },
});

const Swatch = styled('span')({
  display: 'inline-block',
  width: 10,
  height: 10,
  marginInlineEnd: 10,
  borderRadius: 3,
});

/** Gap between arcs, in tenths of a percent of the circumference. */
const gap = 8;

/** Start and length of each arc, with a minimum length so that small shares stay visible. */
function arcsOf(shares: readonly Share[]) {
  const held = shares.filter(({ perMille }) => perMille > 0);
  const space = held.length > 1 ? gap : 0;
  let start = 0;
  return held.map(({ coin, perMille }) => {
    const arc = { coin, start, length: Math.max(3, perMille - space) };
    start += perMille;
    return arc;
  });
}

const radius = 68;
/** Starts at the top, clockwise. */
const turn = 'rotate(-90 76 76)';

function Chart({ shares }: { shares: readonly Share[] }) {
  const { t } = useTranslation(['charts', 'common']);
  const largest = getLargest(shares);
  return (
    <Ring>
      {/* The table is the accessible version. */}
      <svg viewBox="0 0 152 152" aria-hidden focusable="false">
        <circle cx={76} cy={76} r={radius} style={{ stroke: color.surface.inset }} />
        {arcsOf(shares).map(({ coin, start, length }) => (
          <circle
            key={coin}
            cx={76}
            cy={76}
            r={radius}
            pathLength={1000}
            strokeDasharray={`${length} ${1000 - length}`}
            strokeDashoffset={-start}
            transform={turn}
            style={{ stroke: color.credit[coin] }}
          />
        ))}
      </svg>
      <div aria-hidden>
        {largest === null ? (
          <span>{t('allocation.none')}</span>
        ) : (
          <>
            <strong>{formatShare(largest)}</strong>
            <span>{t(`common:credits.${largest.coin}`)}</span>
          </>
        )}
      </div>
    </Ring>
  );
}

function Legend({ shares }: { shares: readonly Share[] | null }) {
  const { t } = useTranslation(['charts', 'common']);
  return (
    <Table>
      <caption>{t('allocation.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('allocation.credit')}</th>
          <th scope="col">{t('allocation.held')}</th>
          <th scope="col">{t('allocation.share')}</th>
        </tr>
      </thead>
      <tbody>
        {creditTypes.map((coin) => {
          const share = shares?.find((part) => part.coin === coin);
          return (
            <tr key={coin}>
              <th scope="row">
                <Swatch style={{ backgroundColor: color.credit[coin] }} />
                {t(`common:credits.${coin}`)}
              </th>
              <td>
                {share === undefined ? (
                  <Skeleton width={56} height={16} style={{ display: 'inline-block' }} />
                ) : (
                  <Money value={share.amount} />
                )}
              </td>
              <td>{share === undefined ? null : formatShare(share)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

export interface AllocationPanelProps {
  assets: Loaded<readonly Asset[]>;
  rates: Loaded<CashRates>;
}

/** How the value of the member's holdings divides among the credits, as a ring chart and a table. */
export function AllocationPanel({ assets, rates }: AllocationPanelProps) {
  const { t } = useTranslation('charts');
  return (
    <Panel
      title={t('allocation.title')}
      loaded={joinLoaded(assets, rates)}
      skeleton={
        <Frame aria-busy>
          <Skeleton width={140} height={140} style={{ borderRadius: '50%' }} />
          <Legend shares={null} />
        </Frame>
      }
    >
      {([held, at]) => {
        const shares = getAllocation(held, at);
        return (
          <Frame>
            <Chart shares={shares} />
            <Legend shares={shares} />
          </Frame>
        );
      }}
    </Panel>
  );
}
