import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FormFailure } from '../components/FormFailure.tsx';
import type { ProofPurpose } from '../generated/schema.ts';
import { useAction } from '../lib/useAction.ts';
import { useForm } from '../lib/useForm.ts';
import { useOverview } from '../overview/overview.tsx';
import { session } from '../session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../test/portal.tsx';
import { ConfirmationFields, useConfirmation } from './useConfirmation.tsx';

beforeAll(() => startTexts('confirmation'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

/** A form that sends nothing but what confirms it. */
function Form({ purpose, onSend }: { purpose: ProofPurpose; onSend: (confirming: string) => void }) {
  const confirmation = useConfirmation({ label: 'Password', required: 'Enter it.', purpose });
  const [values, setValues] = useState(confirmation.empty);
  const action = useAction(async () => {
    const confirming = confirmation.of(values);
    onSend(typeof confirming === 'string' ? confirming : await confirming('subject-1'));
  });
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    confirmation.check,
    action.error,
  );
  return (
    <form {...form.frame(() => void action.run())}>
      <ConfirmationFields fields={confirmation.bind(form.bind)} />
      <FormFailure form={form} />
      <button type="submit">Send</button>
    </form>
  );
}

/** Shown once the profile is known. */
function Known(props: Parameters<typeof Form>[0]) {
  return useOverview() === null ? null : <Form {...props} />;
}

const proven = () => ({ proveByFactor: { __typename: 'ProveByFactorPayload', proof: 'proof-1' } });

function show(
  me: { hasSecondFactor: boolean; confirmsWithFactor: boolean },
  purpose: ProofPurpose = 'OPERATION',
  ProveByFactor: () => unknown = proven,
) {
  const overview = overviewOf({});
  const gateway = fakeGateway({
    Overview: () => ({ ...overview, me: { ...overview.me, ...me } }),
    ProveByFactor,
  });
  const send = vi.fn();
  renderScreen(<Known purpose={purpose} onSend={send} />);
  return { gateway, send, user: userEvent.setup() };
}

const password = () => screen.findByLabelText('Password', { selector: 'input' });
const code = () => screen.findByLabelText('Code from your authenticator app');

it.each(['OPERATION', 'DESTINATION'] as const)(
  'a member without a second factor confirms %s by the password alone',
  async (purpose) => {
    const { send, user, gateway } = show({ hasSecondFactor: false, confirmsWithFactor: false }, purpose);
    await user.type(await password(), 'Credits2026{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('Credits2026'));
    expect(screen.queryByLabelText('Code from your authenticator app')).not.toBeInTheDocument();
    expect(gateway.of('ProveByFactor')).toEqual([]);
  },
);

it('a factor alone does not change what confirms an operation', async () => {
  const { send, user } = show({ hasSecondFactor: true, confirmsWithFactor: false });
  await user.type(await password(), 'Credits2026{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('Credits2026'));
});

it('a new payout method takes both, and sends a proof for it', async () => {
  const { send, user, gateway } = show({ hasSecondFactor: true, confirmsWithFactor: false }, 'DESTINATION');
  await user.type(await password(), 'Credits2026');
  await user.type(await code(), '123456{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('proof-1'));
  expect(gateway.of('ProveByFactor')).toEqual([
    {
      input: {
        purpose: 'DESTINATION',
        subject: 'subject-1',
        factorCode: '123456',
        transactionPassword: 'Credits2026',
      },
    },
  ]);
});

it('a member who chose so confirms by a code in place of the password', async () => {
  const { send, user, gateway } = show({ hasSecondFactor: true, confirmsWithFactor: true });
  await user.type(await code(), '123456{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('proof-1'));
  expect(screen.queryByLabelText('Password', { selector: 'input' })).not.toBeInTheDocument();
  expect(gateway.of('ProveByFactor')).toEqual([
    {
      input: { purpose: 'OPERATION', subject: 'subject-1', factorCode: '123456', transactionPassword: null },
    },
  ]);
});

it('a wrong code is said beside it, and nothing is sent', async () => {
  const { send, user } = show({ hasSecondFactor: true, confirmsWithFactor: true }, 'OPERATION', () =>
    refusal('PLATFORM_MESSAGE', 'The code is wrong.', { field: 'input.factorCode' }),
  );
  await user.type(await code(), '000000{Enter}');
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription(/^The code is wrong\./));
  expect(send).not.toHaveBeenCalled();
});
