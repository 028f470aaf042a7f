import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { renderScreen, startTexts } from '../../test/portal.tsx';
import { PayoutSections } from './index.ts';
import { drawer, payoutGateway } from './payoutMethods.fixture.ts';

beforeAll(() => startTexts('payout'));
beforeEach(() => session.start('token'));

describe('the wallet address form', () => {
  it('warns of the loss through a wrong address or a smart contract', async () => {
    payoutGateway();
    renderScreen(<PayoutSections />, '/user-info?add=wallet');
    const form = await drawer('Add wallet address');
    expect(form.getByText('A wrong address or network means loss')).toBeVisible();
    expect(form.getByText(/cannot be recovered\. Smart contract addresses are not accepted/)).toBeVisible();
  });
});
