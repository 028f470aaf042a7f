import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteIcon, EditIcon, PlusIcon } from '../../design/icons/actions.tsx';
import type { IconProps } from '../../design/icons/Icon.tsx';
import { color, tabular, text } from '../../design/theme/css.ts';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { ScreenSection } from '../../design/ui/ScreenSection.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { maxMethods } from './methods.ts';

const rowHeight = 88;

const List = styled('ul')({
  marginTop: -8,
  '& > li': {
    ...text.dense,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2px 12px',
    padding: '14px 0',
    borderBottom: `1px solid ${color.line.soft}`,
  },
  '& [data-head]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 10px',
    minHeight: 32,
    minWidth: 0,
    '& > strong': { fontWeight: 500, overflowWrap: 'break-word', maxWidth: '100%' },
  },
  '& [data-ways]': { display: 'flex', gap: 2, marginInlineEnd: -6 },
  '& [data-body]': { gridColumn: '1 / -1', minWidth: 0 },
  // The button stays next to the address even when that wraps.
  '& [data-address]': { display: 'flex', gap: 4, '& > button': { flexShrink: 0, marginBlock: -6 } },
  '& small': { ...text.label, fontWeight: 400, display: 'block', color: color.ink.secondary },
});

const Foot = styled('div')({
  ...text.label,
  ...tabular,
  fontWeight: 400,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingTop: 16,
  color: color.ink.secondary,
});

interface MethodRowProps {
  /** Names the method in the labels of its buttons. */
  name: string;
  head: ReactNode;
  body: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

/** A payout method with its buttons. */
export function MethodRow({ name, head, body, onEdit, onDelete }: MethodRowProps) {
  const { t } = useTranslation('payout');
  return (
    <li>
      <div data-head>{head}</div>
      <div data-ways>
        <IconButton
          size="small"
          aria-label={t('edit', { name })}
          title={t('edit', { name })}
          onClick={onEdit}
        >
          <EditIcon size={18} />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('delete', { name })}
          title={t('delete', { name })}
          onClick={onDelete}
        >
          <DeleteIcon size={18} />
        </IconButton>
      </div>
      <div data-body>{body}</div>
    </li>
  );
}

export interface MethodListProps<Method> {
  kind: 'banks' | 'wallets';
  icon: ComponentType<IconProps>;
  /** Null while loading. */
  methods: readonly Method[] | null;
  error: unknown;
  onRetry: () => void;
  onAdd: () => void;
  /** Receives the focus when the focused row is deleted. */
  addRef: Ref<HTMLButtonElement>;
  row: (method: Method) => ReactNode;
}

/** A section listing one kind of payout method, with the limit and an add button. */
export function MethodList<Method>({
  kind,
  icon: IconOf,
  methods,
  error,
  onRetry,
  onAdd,
  addRef,
  row,
}: MethodListProps<Method>) {
  const { t } = useTranslation('payout');
  const add = (
    <Button ref={addRef} variant="outlined" startIcon={<PlusIcon size={18} />} onClick={onAdd}>
      {t(`${kind}.add`)}
    </Button>
  );
  const content = (): ReactNode => {
    if (methods === null) {
      return error === undefined || error === null ? (
        <SkeletonRows count={2} height={rowHeight} label={t('loading')} />
      ) : (
        <ErrorPanel error={error} onRetry={onRetry} />
      );
    }
    if (methods.length === 0) {
      return (
        <EmptyState
          icon={<IconOf size={32} />}
          title={t(`${kind}.empty`)}
          hint={t(`${kind}.emptyHint`)}
          action={add}
        />
      );
    }
    return (
      <>
        <List>{methods.map(row)}</List>
        <Foot>
          <span>
            {methods.length >= maxMethods
              ? t('full')
              : t('count', { saved: methods.length, most: maxMethods })}
          </span>
          {methods.length < maxMethods && add}
        </Foot>
      </>
    );
  };
  return (
    <ScreenSection title={t(`${kind}.title`)} hint={t(`${kind}.hint`)}>
      {content()}
    </ScreenSection>
  );
}
