import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Draft } from '../../forms/useDraft.ts';

/** Reads form values from the URL, such as `?to=maria`. */
export interface Prefill<Values> {
  /** Search parameters to read; removed from the URL once applied. */
  readonly names: readonly string[];
  /** The values to change; null until what they depend on has loaded. */
  readonly read: (params: URLSearchParams, typed: Values) => Partial<Values> | null;
}

/** Applies a link's parameters to the form, once; later edits are the member's. */
export function usePrefill<Values>(prefill: Prefill<Values> | undefined, typed: Draft<Values>): void {
  const [params, setParams] = useSearchParams();
  const taken = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    if (prefill === undefined || taken.current === params) return;
    const { names, read } = prefill;
    if (!names.some((name) => params.has(name))) return;
    const changes = read(params, typed.values);
    if (changes === null) return;
    taken.current = params;
    typed.set(changes);
    const others = [...params].filter(([name]) => !names.includes(name));
    setParams(new URLSearchParams(others), { replace: true });
  });
}
