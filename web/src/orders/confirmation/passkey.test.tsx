import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { fakeGateway, renderScreen, startTexts } from '../../test/portal.tsx';
import { startAuthentication } from '../../test/webauthn.ts';
import { CodeField, codeProblem, prove } from './code.tsx';

vi.mock('@simplewebauthn/browser', () => import('../../test/webauthn.ts'));

beforeAll(() => startTexts('confirmation'));
beforeEach(() => {
  session.start('token');
  startAuthentication.mockReset();
  vi.stubGlobal('PublicKeyCredential', () => undefined);
});

const operation = { name: 'transfer', input: { idempotencyKey: 'key-1', amount: '10' } };

/** A form with only the confirmation field. */
function Form({ onSend }: { onSend: (proof: string) => void }) {
  const [values, setValues] = useState({ factorCode: '' });
  const action = useAction(async () =>
    onSend(await prove({ operation, transactionPassword: '', ...values })),
  );
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    ({ factorCode }) => ({ factorCode: codeProblem(factorCode) }),
    action.error,
  );
  return (
    <form {...form.formProps(() => void action.run())}>
      <CodeField {...form.bind('factorCode')} />
      <FormFailure form={form} />
      <button type="submit">Send</button>
    </form>
  );
}

function show(kinds: readonly ('TOTP' | 'PASSKEY')[], passkeyOrigin: string | null = window.location.origin) {
  const gateway = fakeGateway({
    OwnFactorKinds: () => ({
      passkeyOrigin,
      own: {
        __typename: 'SecondFactors',
        factors: kinds.map((kind, index) => ({ __typename: 'SecondFactor', id: `${index}`, kind })),
      },
    }),
    AskPasskey: () => ({ askPasskey: { __typename: 'PasskeyQuestion', options: '{"challenge":"abc"}' } }),
    ProveByFactor: () => ({ proveByFactor: { __typename: 'ProveByFactorPayload', proof: 'proof-1' } }),
  });
  const send = vi.fn();
  renderScreen(<Form onSend={send} />);
  return { gateway, send, user: userEvent.setup() };
}

const send = () => screen.getByRole('button', { name: 'Send' });
const asked = () => screen.findByText('Your device asks for your passkey next.');
const answer = { id: 'credential-1' };

it('confirms this operation with the passkey of the member', async () => {
  startAuthentication.mockResolvedValue(answer);
  const { gateway, send: sent, user } = show(['PASSKEY']);
  await asked();
  expect(screen.queryByRole('button', { name: 'Use a code instead' })).not.toBeInTheDocument();
  await user.click(send());
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('proof-1'));
  expect(gateway.of('AskPasskey')).toEqual([{ input: { operation } }]);
  expect(gateway.of('ProveByFactor')).toMatchObject([
    { input: { operation, factorCode: JSON.stringify(answer) } },
  ]);
});

it('one who also has an app may type a code instead', async () => {
  const { gateway, send: sent, user } = show(['TOTP', 'PASSKEY']);
  await asked();
  await user.click(screen.getByRole('button', { name: 'Use a code instead' }));
  await user.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(gateway.of('ProveByFactor')).toMatchObject([{ input: { factorCode: '123456' } }]);
  expect(startAuthentication).not.toHaveBeenCalled();
});

it('sends nothing and shows an error when no passkey answers', async () => {
  startAuthentication.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { gateway, send: sent, user } = show(['PASSKEY']);
  await asked();
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No passkey answered/);
  expect(sent).not.toHaveBeenCalled();
  expect(gateway.of('ProveByFactor')).toEqual([]);
});

it('clears the passkey error once a code is typed instead', async () => {
  startAuthentication.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { user } = show(['PASSKEY', 'TOTP']);
  await asked();
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No passkey answered/);
  await user.click(screen.getByRole('button', { name: 'Use a code instead' }));
  expect(screen.queryByText(/^No passkey answered/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Code from your authenticator app')).toBeValid();
});

it('hides an earlier refusal when the method changes, until it is refused again', async () => {
  startAuthentication.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { user } = show(['PASSKEY', 'TOTP']);
  await asked();
  await user.click(send());
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use a code instead' }));
  await user.click(send());
  expect(screen.getByLabelText('Code from your authenticator app')).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Your device asks for your passkey next.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use a code instead' }));
  expect(screen.getByLabelText('Code from your authenticator app')).toBeValid();
  await user.click(send());
  expect(screen.getByLabelText('Code from your authenticator app')).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No passkey answered/);
});

it('moves the focus to the code field, and keeps it on the toggle for the passkey', async () => {
  const { user } = show(['PASSKEY', 'TOTP']);
  await asked();
  screen.getByRole('button', { name: 'Use a code instead' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Code from your authenticator app')).toHaveFocus();
  screen.getByRole('button', { name: 'Use a passkey instead' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Use a code instead' })).toHaveFocus();
});

it('asks for a code when passkeys work at another address only', async () => {
  show(['PASSKEY', 'TOTP'], 'https://portal.example.org');
  expect(await screen.findByLabelText('Code from your authenticator app')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use a passkey instead' })).not.toBeInTheDocument();
});

it.each([
  ['at another address', () => show(['PASSKEY'], 'https://portal.example.org')],
  [
    'in this browser',
    () => {
      vi.unstubAllGlobals();
      return show(['PASSKEY']);
    },
  ],
])(
  'shows where to continue when the only factor is a passkey that does not work %s',
  async (_where, showIt) => {
    const { gateway, send: sent, user } = showIt();
    expect(await screen.findByText(/^This browser cannot use your passkey here\./)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent(/^This browser cannot use your passkey here\./);
    expect(sent).not.toHaveBeenCalled();
    expect(gateway.of('ProveByFactor')).toEqual([]);
  },
);
