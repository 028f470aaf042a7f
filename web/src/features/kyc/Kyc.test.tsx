import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as photo from '../../browser/photo.ts';
import type { Member } from '../../data/overview/overview.tsx';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import Kyc from './Kyc.tsx';

beforeAll(() => startTexts('kyc'));
beforeEach(() => {
  sessionStorage.clear();
  session.start('token');
  // jsdom draws nothing; drawing has a separate test.
  vi.spyOn(photo, 'preparePhoto').mockImplementation((file, turns = 0) =>
    Promise.resolve(new File([`${file.name} ${turns}`], `${turns} ${file.name}`, { type: 'image/jpeg' })),
  );
});

type Identity = NonNullable<Member['identity']>;

const identityOf = (changes: Partial<Identity>): Identity => ({
  __typename: 'Identity',
  status: 'PENDING',
  maskedNumber: 'TK••••67',
  reason: null,
  submittedAt: '2026-11-20T03:00:00.000Z',
  decidedAt: null,
  ...changes,
});

const overview = (identity: Identity | null, countryCode = 'JP') => {
  const answer = overviewOf({});
  return { ...answer, me: { ...answer.me, countryCode, identity } };
};

const jpeg = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], name, { type: 'image/jpeg' });

const number = () => screen.findByLabelText('Identity number');
const submitButton = () => screen.findByRole('button', { name: 'Submit for review' });

async function fill(user = userEvent.setup()) {
  await user.type(await number(), 'tk1234567');
  await user.upload(screen.getByLabelText('Photo of the front'), jpeg('front.jpg'));
  await user.upload(screen.getByLabelText('Photo of the back'), jpeg('back.jpg'));
  await screen.findByText('0 back.jpg');
  return user;
}

describe('a member without an identity', () => {
  it('submits a number and two photos once, and then sees that they are under review', async () => {
    const gateway = fakeGateway({
      Overview: () => overview(null),
      SubmitIdentity: () => {
        gateway.answer({ Overview: () => overview(identityOf({})) });
        return { submitIdentity: { __typename: 'SubmitIdentityPayload', status: 'PENDING' } };
      },
    });
    renderScreen(<Kyc />);
    const user = await fill();
    await user.dblClick(await submitButton());
    expect(await screen.findByText('TK••••67')).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByText('TK••••67'));
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByText('Submitted. We are looking at it.'), 'its state says it').toBeNull();
    expect(screen.getAllByText('Pending review')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
    expect(gateway.of('SubmitIdentity')).toHaveLength(1);
    expect(gateway.of('SubmitIdentity')[0]).toMatchObject({ input: { identityNumber: 'tk1234567' } });
    expect(sessionStorage.getItem('draft.kyc')).toBeNull();
  });

  it('confirms the submission even when the new state fails to load', async () => {
    const gateway = fakeGateway({
      Overview: () => overview(null),
      SubmitIdentity: () => {
        gateway.answer({ Overview: () => refusal('SERVICE_UNAVAILABLE') });
        return { submitIdentity: { __typename: 'SubmitIdentityPayload', status: 'PENDING' } };
      },
    });
    renderScreen(<Kyc />);
    const user = await fill();
    await user.click(await submitButton());
    expect(await screen.findByText('Submitted. We are looking at it.')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('lists what is missing field by field and sends nothing', async () => {
    const gateway = fakeGateway({ Overview: () => overview(null) });
    renderScreen(<Kyc />);
    const user = userEvent.setup();
    await user.click(await submitButton());
    expect(await number()).toHaveAccessibleDescription(/Enter the number of your identity document\./);
    expect(await number()).toHaveFocus();
    expect(screen.getByLabelText('Photo of the front')).toHaveAccessibleDescription(
      /Add a photo of the front\./,
    );
    expect(screen.getByLabelText('Photo of the back')).toHaveAccessibleDescription(
      /Add a photo of the back\./,
    );
    await user.type(await number(), 'TK-1234567');
    expect(await number()).toHaveAccessibleDescription(
      /Use letters and digits only, without spaces or dashes\./,
    );
    expect(gateway.of('SubmitIdentity')).toEqual([]);
  });

  it('asks a Chinese national for the resident identity number with its check digit', async () => {
    fakeGateway({ Overview: () => overview(null, 'CN') });
    renderScreen(<Kyc />);
    const user = userEvent.setup();
    const card = await screen.findByLabelText('Resident identity card number');
    await user.type(card, '110105194912310021');
    await user.click(await submitButton());
    expect(card).toHaveAccessibleDescription(/One of the characters is wrong\./);
    await user.clear(card);
    await user.type(card, '11010519491231002x');
    expect(card).not.toBeInvalid();
  });

  it('turns a photo from the file as it was chosen, by a quarter each time', async () => {
    fakeGateway({ Overview: () => overview(null) });
    renderScreen(<Kyc />);
    const user = userEvent.setup();
    await number();
    await user.upload(screen.getByLabelText('Photo of the front'), jpeg('front.jpg'));
    const turn = await screen.findByRole('button', { name: 'Rotate' });
    await user.click(turn);
    expect(await screen.findByText('1 front.jpg')).toBeVisible();
    await user.click(turn);
    expect(await screen.findByText('2 front.jpg')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('button', { name: 'Rotate' })).toBeNull();
  });

  it('rejects a photo that cannot be drawn', async () => {
    vi.mocked(photo.preparePhoto).mockRejectedValue(new Error('broken'));
    fakeGateway({ Overview: () => overview(null) });
    renderScreen(<Kyc />);
    await number();
    await userEvent.upload(screen.getByLabelText('Photo of the front'), jpeg('front.jpg'));
    await waitFor(() =>
      expect(screen.getByLabelText('Photo of the front')).toHaveAccessibleDescription(
        /front\.jpg cannot be shown/,
      ),
    );
  });

  it('finds the number again after a reload, and no photo', async () => {
    fakeGateway({ Overview: () => overview(null) });
    const { unmount } = renderScreen(<Kyc />);
    await fill();
    unmount();
    renderScreen(<Kyc />);
    expect(await number()).toHaveValue('tk1234567');
    expect(screen.queryByText('0 front.jpg')).toBeNull();
    expect(sessionStorage.getItem('draft.kyc')).toBe('{"identityNumber":"tk1234567"}');
  });

  it('keeps what was entered after a refusal, and reads the reason', async () => {
    fakeGateway({
      Overview: () => overview(null),
      SubmitIdentity: () =>
        refusal('PLATFORM_MESSAGE', 'This identity number belongs to another account.', {
          field: 'input.identityNumber',
        }),
    });
    renderScreen(<Kyc />);
    const user = await fill();
    await user.click(await submitButton());
    await screen.findByText('This identity number belongs to another account.');
    expect(await number()).toHaveAccessibleDescription(/belongs to another account/);
    expect(await number()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await number()).toHaveValue('tk1234567');
    expect(screen.getByText('0 front.jpg')).toBeVisible();
  });

  it('shows the state when the answer was lost but the submission arrived', async () => {
    const gateway = fakeGateway({
      Overview: () => overview(null),
      SubmitIdentity: () => {
        gateway.answer({ Overview: () => overview(identityOf({})) });
        return refusal('GATEWAY_TIMEOUT');
      },
    });
    renderScreen(<Kyc />);
    const user = await fill();
    await user.click(await submitButton());
    expect(await screen.findByText('TK••••67')).toBeVisible();
  });
});

describe('an identity', () => {
  it('shows a verified identity without a form, with its photos on request', async () => {
    const image = (name: string) => ({
      __typename: 'UploadedImage',
      image: `data:image/webp;base64,${name}`,
      width: 10,
      height: 5,
    });
    const gateway = fakeGateway({
      Overview: () => overview(identityOf({ status: 'PASSED', decidedAt: '2026-11-21T03:00:00.000Z' })),
      IdentityPhotos: () => ({
        identityPhotos: { __typename: 'IdentityPhotos', front: image('FRONT'), back: image('BACK') },
      }),
    });
    renderScreen(<Kyc />);
    expect(await screen.findByText('You need to do nothing more.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
    expect(gateway.of('IdentityPhotos')).toEqual([]);
    for (const button of screen.getAllByRole('button', { name: 'Show picture' }))
      await userEvent.click(button);
    expect(await screen.findByRole('img', { name: 'Photo of the back' })).toHaveAttribute(
      'src',
      'data:image/webp;base64,BACK',
    );
  });

  it('shows why the check failed and allows another submission', async () => {
    fakeGateway({
      Overview: () =>
        overview(
          identityOf({ status: 'FAILED', reason: 'Not readable', decidedAt: '2026-11-21T03:00:00.000Z' }),
        ),
    });
    renderScreen(<Kyc />);
    expect(await screen.findByText('Not readable')).toBeVisible();
    expect(await submitButton()).toBeVisible();
  });
});

it('shows an error when the profile fails to load, and retries', async () => {
  const gateway = fakeGateway({ Overview: () => refusal('SERVICE_UNAVAILABLE') });
  renderScreen(<Kyc />);
  expect(await screen.findByText('Your identity verification could not be loaded')).toBeVisible();
  gateway.answer({ Overview: () => overview(null) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await submitButton()).toBeVisible();
});
