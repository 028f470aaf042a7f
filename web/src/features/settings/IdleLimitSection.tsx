import { useTranslation } from 'react-i18next';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { toastSuccess } from '../../data/graphql/report.ts';
import { useOverviewRefresh } from '../../data/overview/overview.tsx';
import { ChoiceTiles, type TileChoice } from '../../design/ui/ChoiceTiles.tsx';
import { ScreenSection } from '../../design/ui/ScreenSection.tsx';
import { useAction } from '../../forms/useAction.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { IdleLimitDocument, useIdleLimitQuery, useSetIdleLimitMutation } from './idleLimit.generated.ts';

/** A time in words: whole hours, or else minutes. */
function useFormatTime(): (minutes: number) => string {
  const { t } = useTranslation('settings');
  return (minutes) =>
    minutes % 60 === 0 ? t('idle.hours', { count: minutes / 60 }) : t('idle.minutes', { count: minutes });
}

/** How long the member's sessions may go unused. Nothing where the platform has no such choice. */
export function IdleLimitSection() {
  const { t } = useTranslation('settings');
  const formatTime = useFormatTime();
  const refreshOverview = useOverviewRefresh();
  const { data, error, reload } = toPanel(useIdleLimitQuery(panelOptions));
  const [set] = useSetIdleLimitMutation({
    update: (cache, { data: changed }) => {
      if (changed) cache.writeQuery({ query: IdleLimitDocument, data: changed.setIdleLimit });
    },
  });
  // A toast reports a failure.
  const { run } = useAction(async (minutes: number | null, siteMinutes: number) => {
    await set({ variables: { minutes } });
    toastSuccess(t('idle.saved', { time: formatTime(minutes ?? siteMinutes) }));
    await refreshOverview();
  });
  const limit = data?.idleLimit ?? undefined;
  if (limit === undefined && error !== null)
    return (
      <ScreenSection title={t('idle.title')}>
        <ErrorPanel error={error} onRetry={reload} />
      </ScreenSection>
    );
  if (limit === undefined || limit.choices.length === 0) return null;
  const { minutes, siteMinutes, choices } = limit;
  const tiles: TileChoice<string>[] = [
    ...choices.map((choice) => ({ value: String(choice), label: formatTime(choice) })),
    { value: '', label: formatTime(siteMinutes), hint: t('idle.standard') },
  ];
  return (
    <ScreenSection title={t('idle.title')} hint={t('idle.hint')}>
      <ChoiceTiles
        label={t('idle.label')}
        value={minutes === null ? '' : String(minutes)}
        choices={tiles}
        onChoose={(value) => void run(value === '' ? null : Number(value), siteMinutes)}
      />
    </ScreenSection>
  );
}
