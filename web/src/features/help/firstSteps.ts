import type { FirstStepsQuery } from './help.generated.ts';

/** What a new member does first, in order. */
export const stepNames = ['terms', 'deposit', 'convert', 'withdraw'] as const;
export type StepName = (typeof stepNames)[number];

/** `waiting`: done by the member, not yet by the platform. */
export type StepState = 'done' | 'waiting' | 'open';

/** How far the member has come. */
export function stepsDone(data: FirstStepsQuery): Readonly<Record<StepName, StepState>> {
  const { me, depositing, deposited, converted, withdrawing, withdrawn } = data;
  const latest = withdrawing.edges[0]?.node.status;
  const isUnderWay = latest !== undefined && !['REJECTED', 'FAILED', 'CANCELLED'].includes(latest);
  const stateOf = (isDone: boolean, isWaiting = false): StepState =>
    isDone ? 'done' : isWaiting ? 'waiting' : 'open';
  return {
    terms: stateOf(me.agreementAccepted),
    deposit: stateOf(deposited.edges.length > 0, depositing.edges.length > 0),
    convert: stateOf(converted.edges.length > 0),
    withdraw: stateOf(withdrawn.edges.length > 0, isUnderWay),
  };
}
