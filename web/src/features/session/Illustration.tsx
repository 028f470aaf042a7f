import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, text } from '../../design/theme/css.ts';
import { creditIcons } from '../../design/ui/CoinBadge.tsx';
import { creditTypes } from '../../money/credits.ts';

const Ground = styled('aside')({
  backgroundColor: color.accent.tint,
  borderInlineStart: `1px solid ${color.accent.line}`,
});

const Panel = styled('div')({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 40,
  padding: '48px clamp(32px, 5vw, 72px)',
  overflow: 'hidden',
  '& > svg': { width: '100%', maxWidth: 460, height: 'auto', alignSelf: 'center' },
  '& > div': { display: 'grid', gap: 10, maxWidth: 460, width: '100%', alignSelf: 'center' },
  '& h2': text.title,
  '& p': { color: color.ink.secondary },
});

/** The seven credits, evenly spaced on an arc. */
const onArc = creditTypes.map((coin, i) => {
  const angle = Math.PI * (1.08 - (i * 1.16) / (creditTypes.length - 1));
  return { coin, IconOf: creditIcons[coin], x: 230 + 178 * Math.cos(angle), y: 232 - 178 * Math.sin(angle) };
});

/** Fades the rings behind the statement. */
const fade = 'linear-gradient(#000 62%, transparent 96%)';

/** Decorative picture of the sign-in screen. */
export function Illustration() {
  const { t } = useTranslation('session');
  return (
    <Ground>
      <Panel>
        <svg viewBox="0 0 460 380" aria-hidden focusable="false">
          <g fill="none" stroke={color.accent.line} style={{ maskImage: fade }}>
            {[96, 137, 178, 219].map((r) => (
              <circle key={r} cx="230" cy="232" r={r} strokeDasharray={r === 178 ? undefined : '2 7'} />
            ))}
          </g>
          {onArc.map(({ coin, x, y, IconOf }) => (
            <g key={coin} transform={`translate(${x} ${y})`}>
              <circle r="22" fill={color.surface.card} stroke={color.accent.line} />
              <g transform="translate(-11 -11)" color={color.credit[coin]}>
                <IconOf size={22} />
              </g>
            </g>
          ))}
          <g transform="translate(230 232)" strokeLinecap="round" strokeLinejoin="round">
            <rect x="-62" y="-70" width="124" height="140" rx="30" fill={color.accent.main} />
            <g fill="none" stroke={color.accent.on} strokeWidth="9">
              <path d="M-34 34V-4L0-28 34-4v38" />
              <path d="M-14 42V18a14 14 0 0 1 28 0v24" opacity=".7" />
            </g>
          </g>
          <g transform="translate(118 320)">
            <rect width="224" height="52" rx="12" fill={color.surface.card} stroke={color.accent.line} />
            <circle cx="28" cy="26" r="11" fill={color.positive.tint} stroke={color.positive.line} />
            <path
              d="m23 26.500 3.500 3.500 6.500-7"
              fill="none"
              stroke={color.positive.main}
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <rect x="50" y="16" width="74" height="7" rx="3.500" fill={color.line.strong} />
            <rect x="50" y="30" width="46" height="6" rx="3" fill={color.line.soft} />
            <rect x="164" y="21" width="42" height="9" rx="4.500" fill={color.ink.secondary} />
          </g>
        </svg>
        <div>
          <h2>{t('pitch.title')}</h2>
          <p>{t('pitch.body')}</p>
        </div>
      </Panel>
    </Ground>
  );
}
