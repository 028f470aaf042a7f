import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../data/session/session.ts';
import {
  fakeGateway,
  overviewOf,
  refusal,
  renderScreen,
  startTexts,
  type Gateway,
} from '../../../test/portal.tsx';
import { startRegistration } from '../../../test/webauthn.ts';
import { SignInSecurity } from './SignInSecurity.tsx';

vi.mock('@simplewebauthn/browser', () => import('../../../test/webauthn.ts'));

beforeAll(() => startTexts('settings', 'confirmation'));
beforeEach(() => session.start('token'));
afterEach(() => {
  // Codes that were not saved are gone with it.
  session.end('loggedOut');
});

const phone = {
  __typename: 'SecondFactor',
  id: '5',
  kind: 'TOTP',
  name: 'Phone',
  addedAt: '2026-11-20T04:00:00.000Z',
  lastUsedAt: null as string | null,
};
const stateOf = (
  factors: readonly (typeof phone)[],
  { left = factors.length === 0 ? 0 : 10, confirms = false } = {},
) => ({
  __typename: 'SecondFactors',
  factors,
  recoveryCodesLeft: left,
  confirmsOperations: confirms,
});
/** The answer to a change that makes recovery codes. */
const madeOf = (recoveryCodes: readonly string[], secondFactors: ReturnType<typeof stateOf>) => ({
  __typename: 'RecoveryCodesPayload',
  recoveryCodes,
  secondFactors,
});
const codes = ['ABCD-EFGH-JKMN-PQRS', 'BBCD-EFGH-JKMN-PQRS'];
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The section over a platform with this state, which its changes answer as well. */
function show(state: ReturnType<typeof stateOf>, answers: Parameters<typeof fakeGateway>[0] = {}) {
  const gateway = fakeGateway({
    Overview: () => overviewOf({}),
    SecondFactors: () => ({ secondFactors: state }),
    ...answers,
  });
  renderScreen(<SignInSecurity />);
  return { gateway, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const type = async (user: UserEvent, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) {
    await user.click(field(label));
    await user.paste(value);
  }
};

/** From now on the platform answers with this state. */
const becomes = (gateway: Gateway, state: ReturnType<typeof stateOf>) =>
  gateway.answer({ SecondFactors: () => ({ secondFactors: state }) });

it('shows nothing when the platform has no second factors', async () => {
  const gateway = fakeGateway({
    Overview: () => overviewOf({}),
    SecondFactors: () => ({ secondFactors: null }),
  });
  renderScreen(<SignInSecurity />);
  await waitFor(() => expect(gateway.of('SecondFactors')).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Sign-in security' })).not.toBeInTheDocument();
});

it('shows an error with a retry', async () => {
  fakeGateway({ Overview: () => overviewOf({}), SecondFactors: () => refusal('SERVICE_UNAVAILABLE') });
  renderScreen(<SignInSecurity />);
  expect(await screen.findByRole('alert')).toBeVisible();
});

describe('an authenticator app', () => {
  it('sets up an app with the login password, the secret and its first code, and shows recovery codes once', async () => {
    const { gateway, user } = show(stateOf([]), {
      PrepareAuthenticatorApp: () => ({
        prepareAuthenticatorApp: {
          __typename: 'PrepareAuthenticatorAppPayload',
          secret,
          uri: `otpauth://totp/x?secret=${secret}`,
        },
      }),
      AddAuthenticatorApp: () => ({
        addAuthenticatorApp: madeOf(codes, stateOf([phone])),
      }),
    });
    await user.click(await screen.findByRole('button', { name: /^Set up/ }));
    expect(screen.queryByLabelText('Code, or a recovery code')).not.toBeInTheDocument();
    await type(user, { 'Login password': 'Portal2026' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    // What the code is made with comes before its field.
    expect(screen.getByRole('heading', { name: 'Connect the app' })).toHaveFocus();
    expect(screen.getByText(secret)).toBeVisible();
    await type(user, { 'Code from your authenticator app': '123456' });
    becomes(gateway, stateOf([phone]));
    await user.click(screen.getByRole('button', { name: 'Add app' }));
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(gateway.of('PrepareAuthenticatorApp')).toEqual([
      { input: { loginPassword: 'Portal2026', factorCode: null } },
    ]);
    expect(gateway.of('AddAuthenticatorApp')).toEqual([
      { input: { name: 'Authenticator app', factorCode: '123456' } },
    ]);
    // every screen requires codes from now on
    expect(gateway.of('Overview').length).toBeGreaterThan(1);
    expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(/ABCD-EFGH|GEZDGN|Portal2026/);
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
    expect(screen.getByText(/^10 of 10 left/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Add another app/ })).toHaveFocus();
  });

  it('asks for a code of the first app to add another', async () => {
    const { gateway, user } = show(stateOf([phone]), {
      PrepareAuthenticatorApp: () =>
        refusal('PLATFORM_MESSAGE', 'The code is wrong.', { field: 'input.factorCode' }),
    });
    await user.click(await screen.findByRole('button', { name: /^Add another app/ }));
    await type(user, { 'Login password': 'Portal2026', 'Code, or a recovery code': ' 000000 ' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(field('Code, or a recovery code')).toHaveAccessibleDescription(/^The code is wrong\./),
    );
    expect(gateway.of('PrepareAuthenticatorApp')).toEqual([
      { input: { loginPassword: 'Portal2026', factorCode: '000000' } },
    ]);
  });

  it('removes an app with proofs, and warns before removing the only one', async () => {
    const { gateway, user } = show(stateOf([phone]), {
      RemoveSecondFactor: () => ({
        removeSecondFactor: { __typename: 'SecondFactorsPayload', secondFactors: stateOf([]) },
      }),
    });
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    expect(screen.getByText(/^This is your only app/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(field('Login password')).toHaveAccessibleDescription(/Enter your login password/);
    expect(gateway.of('RemoveSecondFactor')).toEqual([]);
    await type(user, { 'Login password': 'Portal2026', 'Code, or a recovery code': codes[0] ?? '' });
    becomes(gateway, stateOf([]));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^Not set up\./)).toBeVisible();
    // Its row is gone, and the button with it.
    expect(screen.getByRole('heading', { name: 'Sign-in security' })).toHaveFocus();
    expect(gateway.of('RemoveSecondFactor')).toEqual([
      { input: { id: '5', loginPassword: 'Portal2026', factorCode: codes[0] } },
    ]);
  });
});

describe('recovery codes', () => {
  it('renews recovery codes and invalidates the old ones', async () => {
    const { user } = show(stateOf([phone], { left: 2 }), {
      RenewRecoveryCodes: () => ({
        renewRecoveryCodes: madeOf(codes, stateOf([phone])),
      }),
    });
    await user.click(await screen.findByRole('button', { name: /^New codes/ }));
    expect(screen.getByText('The codes that you have now stop working.')).toBeVisible();
    await type(user, { 'Login password': 'Portal2026', 'Code, or a recovery code': '123456' });
    await user.click(screen.getByRole('button', { name: 'New codes' }));
    expect(await screen.findByText(codes[1] ?? '')).toBeVisible();
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    // The browser asks first, as long as they are on the screen.
    expect(leaves()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(leaves()).toBe(true);
    expect(screen.getByRole('button', { name: /^New codes/ })).toHaveFocus();
  });

  it('focuses new recovery codes and returns to the control that created them', async () => {
    const { user } = show(stateOf([phone]), {
      RenewRecoveryCodes: () => ({
        renewRecoveryCodes: madeOf(codes, stateOf([phone])),
      }),
    });
    await user.click(await screen.findByRole('button', { name: /^Use codes/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: /^Use codes/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^New codes/ }));
    await type(user, { 'Login password': 'Portal2026', 'Code, or a recovery code': '123456' });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.getByRole('button', { name: /^New codes/ })).toHaveFocus();
  });
});

describe('recovery codes that are not saved yet', () => {
  const renews = {
    RenewRecoveryCodes: () => ({
      renewRecoveryCodes: madeOf(codes, stateOf([phone])),
    }),
  };
  const shown = () => screen.queryByText(codes[0] ?? '');

  /** Makes codes, and leaves the screen without having saved them. */
  async function leaveThem() {
    const gateway = fakeGateway({
      Overview: () => overviewOf({}),
      SecondFactors: () => ({ secondFactors: stateOf([phone]) }),
      ...renews,
    });
    const user = userEvent.setup();
    const first = renderScreen(<SignInSecurity />);
    await user.click(await screen.findByRole('button', { name: /^New codes/ }));
    await type(user, { 'Login password': 'Portal2026', 'Code, or a recovery code': '123456' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toBeVisible());
    first.unmount();
    return { gateway, user };
  }

  it('shows unsaved recovery codes again when the member returns, and stores them nowhere', async () => {
    const { user } = await leaveThem();
    // The browser asks on any screen.
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(false);
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(codes[0]);
    renderScreen(
      <>
        <button autoFocus>Elsewhere</button>
        <SignInSecurity />
      </>,
    );
    await waitFor(() => expect(shown()).toBeVisible());
    // What the way back has given the focus to keeps it.
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(shown()).toBeNull();
    expect(leaves()).toBe(true);
    expect(screen.getByRole('button', { name: /^New codes/ })).toHaveFocus();
  });

  it('discards unsaved recovery codes with the session', async () => {
    await leaveThem();
    session.end('expired');
    session.start('token-2');
    renderScreen(<SignInSecurity />);
    expect(await screen.findByRole('button', { name: /^New codes/ })).toBeVisible();
    expect(shown()).toBeNull();
  });
});

describe('the confirmation method', () => {
  it.each([
    [false, 'Use codes', 'Credits2026'],
    [true, 'Use password', null],
  ] as const)(
    'sets the confirmation method with proofs; %j → %s',
    async (isOn, submit, transactionPassword) => {
      const { gateway, user } = show(stateOf([phone], { confirms: isOn }), {
        SetFactorConfirms: () => ({
          setFactorConfirms: {
            __typename: 'SecondFactorsPayload',
            secondFactors: stateOf([phone], { confirms: !isOn }),
          },
        }),
      });
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${submit}`) }));
      await type(user, { 'Login password': 'Portal2026', 'Code, or a recovery code': '123456' });
      if (transactionPassword !== null) await type(user, { 'Transaction password': transactionPassword });
      await user.click(screen.getByRole('button', { name: submit }));
      await waitFor(() =>
        expect(gateway.of('SetFactorConfirms')).toEqual([
          {
            input: { enabled: !isOn, loginPassword: 'Portal2026', factorCode: '123456', transactionPassword },
          },
        ]),
      );
      await waitFor(() =>
        expect(screen.getByRole('button', { name: `${submit} Confirm by code or passkey` })).toHaveFocus(),
      );
    },
  );
});

describe('a passkey', () => {
  const own = (origin: string | null) => () => ({
    passkeyOrigin: origin,
    own: { __typename: 'SecondFactors', factors: [] },
  });

  /** Opens the form over a platform with this state, which answers so once the device has made a passkey. */
  async function openForm(state: ReturnType<typeof stateOf>, AddPasskey: () => unknown) {
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    startRegistration.mockReset();
    const shown = show(state, {
      OwnFactorKinds: own(window.location.origin),
      PreparePasskey: () => ({
        preparePasskey: { __typename: 'PasskeyQuestion', options: '{"challenge":"abc"}' },
      }),
      AddPasskey,
    });
    await shown.user.click(await screen.findByRole('button', { name: /^Add Passkey/ }));
    return shown;
  }

  it('adds a passkey of the device and shows the recovery codes of a first factor', async () => {
    const state = stateOf([{ ...phone, kind: 'PASSKEY', name: 'Laptop' }]);
    const { gateway, user } = await openForm(stateOf([]), () => ({ addPasskey: madeOf(codes, state) }));
    startRegistration.mockResolvedValueOnce({ id: 'credential-1' });
    await user.clear(field('Name of the passkey'));
    await type(user, { 'Login password': 'Portal2026', 'Name of the passkey': 'Laptop' });
    becomes(gateway, state);
    await user.click(screen.getByRole('button', { name: 'Make passkey' }));
    expect(await screen.findByText('ABCD-EFGH-JKMN-PQRS')).toBeInTheDocument();
    expect(startRegistration).toHaveBeenCalledExactlyOnceWith({ optionsJSON: { challenge: 'abc' } });
    expect(gateway.of('PreparePasskey')).toEqual([
      { input: { loginPassword: 'Portal2026', factorCode: null } },
    ]);
    expect(gateway.of('AddPasskey')).toEqual([
      { input: { name: 'Laptop', answer: '{"id":"credential-1"}' } },
    ]);
    expect(await screen.findByText('Laptop')).toBeInTheDocument();
  });

  it('shows the recovery codes of a first factor also when the factors cannot be loaded again', async () => {
    // Without the factors, so that only the codes show the new one.
    const { gateway, user } = await openForm(stateOf([]), () => ({ addPasskey: madeOf(codes, stateOf([])) }));
    startRegistration.mockResolvedValueOnce({ id: 'credential-1' });
    await type(user, { 'Login password': 'Portal2026' });
    gateway.answer({ SecondFactors: () => refusal('SERVICE_UNAVAILABLE') });
    await user.click(screen.getByRole('button', { name: 'Make passkey' }));
    expect(await screen.findByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible();
  });

  it('returns to its button without new codes when another factor exists', async () => {
    const { user } = await openForm(stateOf([phone]), () => ({ addPasskey: madeOf([], stateOf([phone])) }));
    startRegistration.mockResolvedValueOnce({ id: 'credential-1' });
    await type(user, { 'Login password': 'Portal2026', 'Code, or a recovery code': '123456' });
    await user.click(screen.getByRole('button', { name: 'Make passkey' }));
    expect(await screen.findByRole('button', { name: /^Add Passkey/ })).toHaveFocus();
  });

  it('retries a passkey that the device failed to create without another code, until the platform refuses one', async () => {
    const { gateway, user } = await openForm(stateOf([phone]), () =>
      refusal('PLATFORM_MESSAGE', 'This took too long.'),
    );
    startRegistration.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    startRegistration.mockResolvedValueOnce({ id: 'credential-1' });
    await type(user, { 'Login password': 'Portal2026', 'Code, or a recovery code': codes[0] ?? '' });
    becomes(gateway, stateOf([phone], { left: 9 }));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your device made no passkey/);
    expect(screen.getByText(/^You have confirmed that it’s you/)).toBeVisible();
    expect(screen.queryByLabelText('Login password', { selector: 'input' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Make passkey' })).toHaveFocus();
    expect(await screen.findByText(/^9 of 10 left/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Make passkey' }));
    expect(await screen.findByText(/^This took too long/)).toBeVisible();
    expect(startRegistration).toHaveBeenCalledTimes(2);
    expect(gateway.of('PreparePasskey')).toEqual([
      { input: { loginPassword: 'Portal2026', factorCode: codes[0] } },
    ]);

    // Its challenge is over: another takes another code.
    expect(await screen.findByLabelText('Code, or a recovery code')).toHaveValue('');
    await type(user, { 'Code, or a recovery code': codes[1] ?? '' });
    await user.click(screen.getByRole('button', { name: 'Make passkey' }));
    await waitFor(() =>
      expect(gateway.of('PreparePasskey').at(1)).toEqual({
        input: { loginPassword: 'Portal2026', factorCode: codes[1] },
      }),
    );
  });

  it('offers no passkey when the platform accepts none at this address', async () => {
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    const { gateway } = show(stateOf([]), { OwnFactorKinds: own(null) });
    await waitFor(() => expect(gateway.of('OwnFactorKinds')).toHaveLength(1));
    await screen.findByRole('button', { name: /^Set up/ });
    expect(screen.queryByRole('button', { name: /^Add Passkey/ })).not.toBeInTheDocument();
  });
});
