import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyImportError } from '../browser/lazyImport.ts';
import { ErrorIcon } from '../design/icons/status.tsx';
import { EmptyState } from '../design/ui/EmptyState.tsx';

function Failed({ error }: { error: Error }) {
  const { t } = useTranslation();
  const isLoad = error instanceof LazyImportError;
  return (
    <main role="alert">
      <EmptyState
        icon={<ErrorIcon size={32} />}
        title={isLoad ? t('states.screenFailed') : t('states.crashed')}
        hint={isLoad ? t('states.screenFailedHint') : t('states.crashedHint')}
        action={<Button onClick={() => window.location.reload()}>{t('actions.reload')}</Button>}
      />
    </main>
  );
}

interface BoundaryState {
  readonly error: Error | null;
}

/** Replaces a screen that failed to load or crashed; the rest of the portal keeps working. */
export class ScreenBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Failed error={this.state.error} />;
  }
}
