import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** Whether this tab has a session; renders again when it begins or ends. */
export const useLoggedIn = (): boolean => useSyncExternalStore(session.subscribe, session.isLoggedIn);
