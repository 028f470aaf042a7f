import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ErrorIcon, SuccessIcon } from '../../design/icons/status.tsx';
import { color, text } from '../../design/theme/css.ts';
import { DetailList, type Detail } from '../../design/ui/DetailList.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Chip } from '../../design/ui/StatusChip.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { formatCount } from '../../money/decimal.ts';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import { stepNames, type Check, type Published, type StepName } from './check.ts';
import { HashText } from './HashText.tsx';
import { formatNumbers } from './words.tsx';

const Steps = styled('ol')({
  display: 'grid',
  counterReset: 'step',
  '& > li': { counterIncrement: 'step', padding: '16px 0', borderTop: `1px solid ${color.line.soft}` },
  '& > li:first-of-type': { borderTop: 0 },
  '& h3': { ...text.body, fontWeight: 600 },
  '& h3::before': { content: 'counter(step) ". "' },
  '& p': { ...text.dense, color: color.ink.secondary },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
});

const Words = styled('div')({
  '& h3': { ...text.body, fontWeight: 600 },
  '& ul': { ...text.dense, listStyle: 'disc', paddingInlineStart: 20, color: color.ink.secondary },
});

const hash = (label: string, value: string | null | undefined): Detail => ({
  label,
  value: value == null ? null : <HashText hash={value} />,
  copy: value ?? undefined,
});

/** What each step computed, and what was published. */
function useDetails({ round, own }: Published, check: Check): Readonly<Record<StepName, readonly Detail[]>> {
  const { t } = useTranslation('jackpot');
  const { draw } = check;
  const published = round.draw;
  return {
    seed: [
      hash(t('check.values.seed'), published?.seed),
      hash(t('check.values.computed'), check.seedHash),
      hash(t('check.values.publishedBefore'), round.seedHash),
    ],
    pages: [
      { label: t('check.values.pages'), value: formatCount(check.pages) },
      { label: t('check.values.lines'), value: formatCount(check.lines) },
      { label: t('figures.allEntries'), value: formatCount(check.entries) },
    ],
    list: [
      hash(t('check.values.computed'), check.listHash),
      hash(t('check.values.published'), published?.listHash),
    ],
    own: own.map((order) => ({
      label: t('numbers', { count: order.count, numbers: formatNumbers(order) }),
      value: check.missing.includes(order)
        ? t('check.values.missing')
        : order.entryCode && <HashText hash={order.entryCode} />,
    })),
    result: [
      hash(t('check.values.message'), draw?.message),
      hash(t('check.values.computed'), draw?.result),
      hash(t('check.values.published'), published?.result),
    ],
    number: [
      ...(draw?.numbers ?? []).map(({ value, counts }, index) => ({
        label: counts ? t('check.values.number') : t('check.values.skipped', { count: index + 1 }),
        value: <HashText hash={value.toString()} />,
      })),
      { label: t('check.values.limit'), value: draw && <HashText hash={draw.limit.toString()} /> },
    ],
    winner: [
      {
        label: t('check.values.remainder', { count: check.entries }),
        value: draw && <HashText hash={String(draw.winner)} />,
        emphasis: true,
      },
      {
        label: t('check.values.publishedNumber'),
        value: published?.winningNumber == null ? null : <HashText hash={String(published.winningNumber)} />,
      },
      hash(t('figures.code'), draw?.line?.entryCode),
      { label: t('figures.word'), value: draw?.line?.word },
      { label: t('rounds.winner'), value: published?.mine === true ? t('rounds.you') : published?.winner },
    ],
  };
}

/** The outcome of a check, its steps with all numbers, and what it proves where they fit. */
export function CheckSteps({ published, check }: { published: Published; check: Check }) {
  const { t } = useTranslation('jackpot');
  const details = useDetails(published, check);
  const isRight = stepNames.every((name) => check.holds[name]);
  const isEmpty = check.draw === null;
  // Without an entry there is nothing to draw from.
  const shown = stepNames.filter((name) => !isEmpty || ['seed', 'pages', 'list'].includes(name));
  const note = (name: StepName): string =>
    name === 'own' && published.own.length === 0 ? t('check.steps.own.none') : t(`check.steps.${name}.body`);
  return (
    <Stack>
      <Notice
        tone={isRight ? 'positive' : 'danger'}
        title={t(isRight ? (isEmpty ? 'check.rightEmpty' : 'check.right') : 'check.wrong')}
        role="status"
      >
        {isRight ? (
          t('check.rightBody')
        ) : (
          <>
            {t('check.wrongBody')}{' '}
            <ContactSupport about={{ label: t('figures.round'), value: String(published.round.number) }} />
          </>
        )}
      </Notice>
      <Steps>
        {shown.map((name) => (
          <li key={name}>
            <Head>
              <h3>{t(`check.steps.${name}.title`)}</h3>
              {check.holds[name] ? (
                <Chip tone="positive" icon={SuccessIcon}>
                  {t('check.fits')}
                </Chip>
              ) : (
                <Chip tone="danger" icon={ErrorIcon}>
                  {t('check.differs')}
                </Chip>
              )}
            </Head>
            <p>{note(name)}</p>
            <DetailList details={details[name]} />
          </li>
        ))}
      </Steps>
      {isRight && (
        <>
          <Words>
            <h3>{t('check.proves.title')}</h3>
            <ul>
              <li>{t('check.proves.seed')}</li>
              <li>{t('check.proves.list')}</li>
              <li>{t('check.proves.winner')}</li>
            </ul>
          </Words>
          <Words>
            <h3>{t('check.provesNot.title')}</h3>
            <ul>
              <li>{t('check.provesNot.seed')}</li>
              <li>{t('check.provesNot.members')}</li>
            </ul>
          </Words>
        </>
      )}
    </Stack>
  );
}
