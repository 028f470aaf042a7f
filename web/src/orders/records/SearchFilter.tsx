import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../design/fields/TextField.tsx';

/** The first line of the bar, whole: what is looked for may be long. */
const Line = styled('div')({ gridColumn: '1 / -1', maxWidth: 640 });

/** How long after the last letter the list follows, in ms. */
const typingPauseMs = 400;

export interface SearchFilterProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text to look for in a filter bar; the list follows when the member pauses or leaves the field. */
export function SearchFilter({ label, hint, value, onChange }: SearchFilterProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Changed from elsewhere: by the reset button, or by going back.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const follow = () => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  const followLater = useEffectEvent(follow);
  useEffect(() => {
    const timer = setTimeout(() => followLater(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Line>
      <TextField
        name="search"
        type="search"
        label={label}
        hint={hint}
        optional="unmarked"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        onBlur={follow}
      />
    </Line>
  );
}
