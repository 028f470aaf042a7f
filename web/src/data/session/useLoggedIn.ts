import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** Whether this tab has a session; re-renders when that changes. */
export const useLoggedIn = (): boolean => useSyncExternalStore(session.subscribe, session.isLoggedIn);
