import { toast } from 'sonner';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import trusted from '../../../trusted-documents.json';
import { startI18n } from '../../i18n/i18n.ts';
import { gatewayError, scriptGateway } from '../../test/gateway.ts';
import { OverviewDocument } from '../overview/overview.generated.ts';
import { LogoutDocument } from '../session/logout.generated.ts';
import { createClient } from './client.ts';
import { PortalError } from './errors.ts';

await startI18n();

beforeEach(() => void vi.spyOn(toast, 'error').mockReturnValue(''));

const level = { __typename: 'Level', number: 1, englishName: 'manager', chineseName: '经理' };
const me = {
  __typename: 'Member',
  id: 'u1',
  userName: 'maria',
  maskedEmail: null,
  countryCode: 'ID',
  referralId: 'R1',
  level,
  commitmentEnabled: false,
  otcEnabled: false,
  matchingCodesEnabled: false,
  hasSecondFactor: false,
  confirmsWithFactor: false,
  idleLimitMinutes: null,
  restrictions: [],
  agreementAccepted: true,
  registeredAt: '2026-01-01T00:00:00.000Z',
  identity: null,
};
const asset = (coin: string, available: string) => ({
  __typename: 'Asset',
  id: coin,
  coin,
  available,
  frozen: '0',
  locked: '0',
  holds: [],
});
const overview = (cash: string) => ({ me, assets: [asset('CASH_POINT', cash), asset('GMT', '7')] });

describe('the data client', () => {
  it('sends exactly the documents the gateway trusts', async () => {
    const asked = scriptGateway({ Overview: () => ({ data: overview('25') }) });
    const { data } = await createClient().query({ query: OverviewDocument });
    expect(data?.assets[0]?.available).toBe('25');
    expect(Object.keys(trusted)).toContain(asked[0]?.documentId);
  });

  it('rejects with a PortalError that was reported once', async () => {
    scriptGateway({ Overview: () => gatewayError('PLATFORM_MESSAGE', 'Closed today.') });
    const failure = await createClient()
      .query({ query: OverviewDocument })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PortalError);
    expect(failure).toMatchObject({ code: 'PLATFORM_MESSAGE', message: 'Closed today.' });
    expect(toast.error).toHaveBeenCalledOnce();
  });

  it('passes the request options on: polls are silent, money has an unknown outcome', async () => {
    scriptGateway({ Overview: () => gatewayError('SERVER_BUSY'), Logout: () => gatewayError('SERVER_BUSY') });
    const client = createClient();
    await client.query({ query: OverviewDocument, context: { background: true } }).catch(() => undefined);
    expect(toast.error).not.toHaveBeenCalled();
    const sent = client.mutate({
      mutation: LogoutDocument,
      context: { money: true },
    });
    await expect(sent).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' });
  });

  it('aborts a query that is no longer needed, but never a mutation', async () => {
    const never = () => new Promise<never>(() => undefined);
    const asked = scriptGateway({ Overview: never, Logout: never });
    const client = createClient();
    client
      .watchQuery({ query: OverviewDocument })
      .subscribe({ error: () => undefined })
      .unsubscribe();
    void client.mutate({ mutation: LogoutDocument }).catch(() => undefined);
    await vi.waitFor(() => expect(asked).toHaveLength(2), 8_000);
    client.stop();
    expect(asked.find((a) => a.operation === 'Overview')?.signal?.aborted).toBe(true);
    expect(asked.find((a) => a.operation === 'Logout')?.signal?.aborted).toBe(false);
  });

  it('keeps the identity of unchanged data, so that nothing re-renders', async () => {
    const answers = ['25', '25', '24'].map(overview);
    scriptGateway({ Overview: () => ({ data: structuredClone(answers.shift()) }) });
    const client = createClient();
    const poll = () => client.query({ query: OverviewDocument, fetchPolicy: 'network-only' });
    const seen: unknown[] = [];
    await poll();
    client
      .watchQuery({ query: OverviewDocument, fetchPolicy: 'cache-only' })
      .subscribe(({ data }) => seen.push(data));
    await vi.waitFor(() => expect(seen).toHaveLength(1), 8_000);
    await poll();
    expect(seen).toHaveLength(1);
    await poll();
    await vi.waitFor(() => expect(seen).toHaveLength(2), 8_000);
    const [before, after] = seen as { assets: unknown[]; me: unknown }[];
    expect(after?.assets[0]).not.toBe(before?.assets[0]);
    expect(after?.assets[1]).toBe(before?.assets[1]);
    expect(after?.me).toBe(before?.me);
  });
});
