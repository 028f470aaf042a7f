import { useState } from 'react';

/** Whether the member has put a note away on this device, and how to. */
export function useNoted(note: string, memberId: string | null): readonly [boolean, () => void] {
  const key = `noted.${note}.${memberId ?? ''}`;
  const [notedNow, setNotedNow] = useState<string | null>(null);
  const setNoted = () => {
    localStorage.setItem(key, '1');
    setNotedNow(key);
  };
  return [notedNow === key || localStorage.getItem(key) === '1', setNoted];
}
