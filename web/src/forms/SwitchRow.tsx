import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { color, text } from '../design/theme/css.ts';
import { Switch } from '../design/ui/Switch.tsx';
import { useAction } from './useAction.ts';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > div': { flex: 1, minWidth: 0 },
  '& p': { ...text.dense, color: color.ink.secondary, textWrap: 'pretty' },
  '& p:first-of-type': { fontWeight: 500, color: color.ink.primary },
});

export interface SwitchRowProps {
  label: string;
  /** What the present position means. */
  hint: string;
  /** The platform's state, not the pressed one. */
  isOn: boolean;
  /** Sends the change and reads the position again. */
  onChange: (isOn: boolean) => Promise<unknown>;
}

/** A setting that a switch sends, with what its position means. */
export function SwitchRow({ label, hint, isOn, onChange }: SwitchRowProps) {
  const labelId = useId();
  const { run, isRunning } = useAction(async (isNowOn: boolean) => {
    await onChange(isNowOn);
  });
  return (
    <Row>
      <div>
        <p id={labelId}>{label}</p>
        <p>{hint}</p>
      </div>
      <Switch isOn={isOn} labelledBy={labelId} isBusy={isRunning} onChange={(isNowOn) => void run(isNowOn)} />
    </Row>
  );
}
