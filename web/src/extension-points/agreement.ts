import { createContext, type ReactNode } from 'react';

/** Provided by the shell from the features: shows the terms in force and lets the member accept them. */
export const AgreementForm = createContext<ReactNode>(null);
