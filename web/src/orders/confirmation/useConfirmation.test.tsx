import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { shownInPlace } from '../../data/graphql/report.ts';
import { request } from '../../data/graphql/request.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { session } from '../../data/session/session.ts';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { generatedMutation } from '../../test/mutation.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { ConfirmationFields, useConfirmation } from './useConfirmation.tsx';

beforeAll(() => startTexts('confirmation'));
beforeEach(() => session.start('token'));

const DeletePlaceDocument = generatedMutation('DeletePlace');

interface FormProps {
  isNewDestination: boolean;
  onConfirmed: () => void;
}

/** A form that deletes a place to which credits are paid. */
function Form({ isNewDestination, onConfirmed }: FormProps) {
  const confirmation = useConfirmation({ label: 'Password', required: 'Enter it.', isNewDestination });
  const [values, setValues] = useState(confirmation.empty);
  const action = useAction(async () => {
    const input = { id: '7', transactionPassword: confirmation.of(values, onConfirmed) };
    await request(DeletePlaceDocument, { input }, shownInPlace.context);
  });
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    confirmation.check,
    action.error,
  );
  return (
    <form {...form.formProps(() => void action.run())}>
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

interface ShowOptions {
  isNewDestination?: boolean;
  ProveByFactor?: () => object;
}

function show(
  me: { hasSecondFactor: boolean; confirmsWithFactor: boolean },
  { isNewDestination = false, ProveByFactor = proven }: ShowOptions = {},
) {
  const overview = overviewOf({});
  const gateway = fakeGateway({
    Overview: () => ({ ...overview, me: { ...overview.me, ...me } }),
    ProveByFactor,
    DeletePlace: () => ({ deletePlace: { __typename: 'DeletedPayload', id: '7' } }),
  });
  const onConfirmed = vi.fn(() => expect(gateway.of('DeletePlace')).toEqual([]));
  renderScreen(<Known isNewDestination={isNewDestination} onConfirmed={onConfirmed} />);
  const sent = async () => {
    await waitFor(() => expect(gateway.of('DeletePlace')).toHaveLength(1));
    expect(onConfirmed).toHaveBeenCalledTimes(1);
    return gateway.of('DeletePlace')[0];
  };
  return { gateway, onConfirmed, sent, user: userEvent.setup() };
}

const password = () => screen.findByLabelText('Password', { selector: 'input' });
const code = () => screen.findByLabelText('Code from your authenticator app');
const sentWith = (transactionPassword: string) => ({ input: { id: '7', transactionPassword } });
const operation = { name: 'deletePlace', input: { id: '7' } };

it.each([false, true])(
  'asks for the password only without a second factor (new destination: %s)',
  async (isNewDestination) => {
    const { sent, user, gateway } = show(
      { hasSecondFactor: false, confirmsWithFactor: false },
      { isNewDestination },
    );
    await user.type(await password(), 'Credits2026{Enter}');
    expect(await sent()).toEqual(sentWith('Credits2026'));
    expect(screen.queryByLabelText('Code from your authenticator app')).not.toBeInTheDocument();
    expect(gateway.of('ProveByFactor')).toEqual([]);
  },
);

it('keeps asking for the password when a factor is only set up', async () => {
  const { sent, user } = show({ hasSecondFactor: true, confirmsWithFactor: false });
  await user.type(await password(), 'Credits2026{Enter}');
  expect(await sent()).toEqual(sentWith('Credits2026'));
});

it('asks for both for a new destination and sends a proof for the input', async () => {
  const { sent, user, gateway } = show(
    { hasSecondFactor: true, confirmsWithFactor: false },
    { isNewDestination: true },
  );
  await user.type(await password(), 'Credits2026');
  await user.type(await code(), '123456{Enter}');
  expect(await sent()).toEqual(sentWith('proof-1'));
  expect(gateway.of('ProveByFactor')).toEqual([
    { input: { operation, factorCode: '123456', transactionPassword: 'Credits2026' } },
  ]);
});

it('asks for a code instead of the password when the member chose so', async () => {
  const { sent, user, gateway } = show({ hasSecondFactor: true, confirmsWithFactor: true });
  await user.type(await code(), '123456{Enter}');
  expect(await sent()).toEqual(sentWith('proof-1'));
  expect(screen.queryByLabelText('Password', { selector: 'input' })).not.toBeInTheDocument();
  expect(gateway.of('ProveByFactor')).toEqual([
    { input: { operation, factorCode: '123456', transactionPassword: null } },
  ]);
});

it('shows a wrong code at its field and sends nothing', async () => {
  const ProveByFactor = () =>
    refusal('PLATFORM_MESSAGE', 'The code is wrong.', { field: 'input.factorCode' });
  const { gateway, onConfirmed, user } = show(
    { hasSecondFactor: true, confirmsWithFactor: true },
    { ProveByFactor },
  );
  await user.type(await code(), '000000{Enter}');
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription(/^The code is wrong\./));
  expect(gateway.of('DeletePlace')).toEqual([]);
  expect(onConfirmed).not.toHaveBeenCalled();
});
