import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../design/fields/Field.tsx';
import { ChevronDownIcon } from '../../design/icons/actions.tsx';
import { color, focusRing, text } from '../../design/theme/css.ts';
import { breakpoints, radius } from '../../design/theme/tokens.ts';
import { DetailDrawer } from '../../design/ui/DetailDrawer.tsx';
import { FloatingPanel } from '../../design/ui/FloatingPanel.tsx';
import { useIsPhone } from '../../design/ui/useWidth.ts';

const Opener = styled('button')({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minWidth: 0,
  minHeight: 42,
  padding: '9px 12px',
  border: 0,
  color: 'inherit',
  textAlign: 'start',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '& > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { color: color.ink.secondary },
  '&:focus-visible': { outline: 'none' },
});

const Sheet = styled('div')({
  display: 'grid',
  gap: 16,
  [`@media (min-width: ${breakpoints.tablet}px)`]: { padding: 20 },
});

const Groups = styled('div')({
  columnWidth: 240,
  columnGap: 24,
  '& > fieldset': { minWidth: 0, margin: '0 0 12px', padding: 0, border: 0, breakInside: 'avoid' },
});

const Choice = styled('label')({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '4px 8px',
  marginInline: -8,
  borderRadius: radius.control,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.surface.inset },
  '&[data-group]': { fontWeight: 600 },
  '& > input': { width: 18, height: 18, margin: 0, flexShrink: 0, accentColor: color.accent.main },
  '& > input:focus-visible': focusRing,
  '& > span': { overflowWrap: 'anywhere', minWidth: 0 },
});

const End = styled('div')({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 0',
  marginBottom: -20,
  borderTop: `1px solid ${color.line.soft}`,
  backgroundColor: color.surface.raised,
});

export interface KindGroup<T extends string> {
  id: string;
  label: string;
  kinds: readonly { readonly value: T; readonly label: string }[];
}

export interface KindPickerProps<T extends string> {
  label: string;
  groups: readonly KindGroup<T>[];
  /** Empty for all. */
  value: readonly T[];
  onChange: (value: readonly T[]) => void;
}

interface GroupChoicesProps<T extends string> {
  group: KindGroup<T>;
  chosen: ReadonlySet<T>;
  onToggle: (kinds: readonly T[], on: boolean) => void;
}

/** Checkboxes of a group and its kinds. */
function GroupChoices<T extends string>({ group, chosen, onToggle }: GroupChoicesProps<T>) {
  const values = group.kinds.map((kind) => kind.value);
  const count = values.filter((value) => chosen.has(value)).length;
  return (
    <fieldset aria-label={group.label}>
      <Choice data-group>
        <input
          type="checkbox"
          checked={count === values.length}
          ref={(input) => {
            if (input !== null) input.indeterminate = count > 0 && count < values.length;
          }}
          onChange={(event) => onToggle(values, event.target.checked)}
        />
        <span>{group.label}</span>
      </Choice>
      {group.kinds.map(({ value, label }) => (
        <Choice key={value}>
          <input
            type="checkbox"
            checked={chosen.has(value)}
            onChange={(event) => onToggle([value], event.target.checked)}
          />
          <span>{label}</span>
        </Choice>
      ))}
    </fieldset>
  );
}

/** Multi-select of record kinds in groups: a popover, on a phone a bottom sheet. */
export function KindPicker<T extends string>({ label, groups, value, onChange }: KindPickerProps<T>) {
  const { t } = useTranslation(['records', 'common']);
  const isPhone = useIsPhone();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const kinds = groups.flatMap((group) => group.kinds);
  const chosen = new Set(value);
  const summary =
    value.length === 0
      ? t('filters.all')
      : value.length === 1
        ? (kinds.find((kind) => kind.value === value[0])?.label ?? '')
        : t('filters.kinds', { count: value.length });

  const toggle = (of: readonly T[], on: boolean) => {
    const next = new Set(value);
    for (const kind of of) {
      if (on) next.add(kind);
      else next.delete(kind);
    }
    onChange(kinds.map((kind) => kind.value).filter((kind) => next.has(kind)));
  };

  const sheet = (
    <Sheet>
      <Groups>
        {groups.map((group) => (
          <GroupChoices key={group.id} group={group} chosen={chosen} onToggle={toggle} />
        ))}
      </Groups>
      <End>
        <Button variant="text" disabled={value.length === 0} onClick={() => onChange([])}>
          {t('filters.clearKinds')}
        </Button>
        <Button onClick={close}>{t('filters.done')}</Button>
      </End>
    </Sheet>
  );
  return (
    <>
      <Field label={label} optional="unmarked">
        {({ id }) => (
          <Opener
            id={id}
            type="button"
            aria-label={`${label}: ${summary}`}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <span>{summary}</span>
            <ChevronDownIcon />
          </Opener>
        )}
      </Field>
      {isPhone ? (
        <DetailDrawer open={anchor !== null} title={label} onClose={close}>
          {sheet}
        </DetailDrawer>
      ) : (
        <FloatingPanel anchor={anchor} label={label} width={840} onClose={close}>
          {sheet}
        </FloatingPanel>
      )}
    </>
  );
}
