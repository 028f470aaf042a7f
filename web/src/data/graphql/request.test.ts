import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import i18next from 'i18next';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogDocument } from '../../catalog/catalog.generated.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { gatewayError, scriptGateway } from '../../test/gateway.ts';
import { OverviewDocument } from '../overview/overview.generated.ts';
import { LogoutDocument } from '../session/logout.generated.ts';
import { session } from '../session/session.ts';
import { answerToError, portalErrorCodes, type PortalError } from './errors.ts';
import { errorText } from './report.ts';
import { request, requestAll, requestTimeout } from './request.ts';

await startI18n();

const overview = { data: { me: null, assets: [] } };

beforeEach(() => {
  vi.spyOn(toast, 'error').mockReturnValue('');
  vi.spyOn(toast, 'dismiss').mockReturnValue('');
});

afterEach(() => {
  vi.unstubAllGlobals();
  session.end('loggedOut');
});

/** Awaits the expected rejection. */
async function failureOf(sent: Promise<unknown>): Promise<PortalError> {
  const [{ status, ...settled }] = await Promise.allSettled([sent]);
  expect(status).toBe('rejected');
  return (settled as { reason: PortalError }).reason;
}

describe('a request', () => {
  it('sends the document ID in the current language, without a token for visitors', async () => {
    const asked = scriptGateway({ Overview: () => overview });
    await expect(request(OverviewDocument, {})).resolves.toEqual(overview.data);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.documentId).toMatch(/^[0-9a-f]{64}$/);
    expect(asked[0]?.headers.get('accept-language')).toBe('en-US');
    expect(asked[0]?.headers.has('authorization')).toBe(false);
  });

  it('sends the token of the session', async () => {
    session.start('token-1');
    const asked = scriptGateway({ Overview: () => overview });
    await request(OverviewDocument, {});
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it('can ask for a session that this tab has not started', async () => {
    const asked = scriptGateway({ Overview: () => overview });
    await request(OverviewDocument, {}, { token: 'token-2' });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token-2');
  });

  it('times out after a minute', async () => {
    const timeout = new AbortController();
    const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    const failure = failureOf(request(OverviewDocument, {}));
    timeout.abort();
    expect((await failure).code).toBe('GATEWAY_TIMEOUT');
    expect(wait).toHaveBeenCalledWith(60_000);
    expect(requestTimeout).toBe(60_000);
  });

  it('sends a file as multipart with a longer timeout, and can be aborted', async () => {
    session.start('token-1');
    const wait = vi.spyOn(AbortSignal, 'timeout');
    const asked = scriptGateway({ Logout: () => new Promise<never>(() => undefined) });
    const picture = new File([new Uint8Array(5_000_000)], 'receipt.png', { type: 'image/png' });
    const abort = new AbortController();
    const document = LogoutDocument as unknown as TypedDocumentNode<
      unknown,
      { input: { receiptImage: File } }
    >;
    const sent = request(document, { input: { receiptImage: picture } }, { signal: abort.signal });
    await vi.waitFor(() => expect(asked).toHaveLength(1), 8_000);
    expect((asked[0]?.variables as { input: { receiptImage: File } }).input.receiptImage.size).toBe(
      5_000_000,
    );
    expect(asked[0]?.documentId).toMatch(/^[0-9a-f]{64}$/);
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token-1');
    // The browser adds the multipart boundary.
    expect(asked[0]?.headers.has('content-type')).toBe(false);
    expect(wait).toHaveBeenCalledExactlyOnceWith(260_000);
    abort.abort();
    await expect(sent).rejects.toThrow(DOMException);
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('rethrows an abort by the caller without reporting it', async () => {
    const abort = new AbortController();
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'AbortError')));
    abort.abort();
    await expect(request(OverviewDocument, {}, { signal: abort.signal })).rejects.toThrow(DOMException);
    expect(toast.error).not.toHaveBeenCalled();
  });
});

describe('a batch', () => {
  const queries = [OverviewDocument, CatalogDocument] as readonly TypedDocumentNode<
    unknown,
    Record<string, never>
  >[];
  const catalog = { data: { coins: [], creditRecordTypes: [] } };

  it('sends one request and returns each query its own answer', async () => {
    session.start('token-1');
    const asked = scriptGateway({ Overview: () => overview, Catalog: () => catalog });
    await expect(Promise.all(requestAll(queries))).resolves.toEqual([overview.data, catalog.data]);
    expect(fetch).toHaveBeenCalledOnce();
    expect(asked.map(({ operation }) => operation)).toEqual(['Overview', 'Catalog']);
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it('rejects one query without failing the others', async () => {
    scriptGateway({ Overview: () => gatewayError('PLATFORM_MESSAGE', '余额不足'), Catalog: () => catalog });
    const [failed, answered] = requestAll(queries);
    expect((await failureOf(failed ?? Promise.resolve())).code).toBe('PLATFORM_MESSAGE');
    await expect(answered).resolves.toEqual(catalog.data);
    expect(toast.error).toHaveBeenCalledOnce();
  });

  it('ends the session once when its queries are refused for it', async () => {
    session.start('token-1');
    scriptGateway({
      Overview: () => gatewayError('SESSION_EXPIRED'),
      Catalog: () => gatewayError('SESSION_EXPIRED'),
    });
    await Promise.allSettled(requestAll(queries));
    expect(session.isLoggedIn()).toBe(false);
    expect(session.notice()).toBe('expired');
  });

  it.each([
    ['is refused as a whole', new Response('', { status: 503 }), 'SERVICE_UNAVAILABLE'],
    ['has too few answers', Response.json([]), 'SERVER_BUSY'],
    ['has no JSON in its answer', new Response('{'), 'SERVER_BUSY'],
  ])('fails in each query when it %s', async (_what, answer, code) => {
    vi.stubGlobal('fetch', async () => answer);
    const failures = await Promise.all(requestAll(queries, { background: true }).map(failureOf));
    expect(failures.map((failure) => failure.code)).toEqual([code, code]);
  });
});

describe('the report of a failure', () => {
  it.each([
    ['PLATFORM_MESSAGE', 'The captcha is wrong.', 'The captcha is wrong.'],
    ['UNAUTHENTICATED', 'Please sign in.', 'Please sign in.'],
    ['UNAUTHENTICATED', '', 'The server is busy. Try again in a moment.'],
    ['BAD_REQUEST', 'internal words', 'Bad request parameters'],
    ['ACCESS_DENIED', '', 'Access denied'],
    ['REQUEST_TIMEOUT', '', 'Request timeout'],
    ['INTERNAL_SERVER_ERROR', 'stack', 'Internal server error'],
    ['NOT_IMPLEMENTED', '', 'Service not implemented'],
    ['BAD_GATEWAY', '', 'Gateway error'],
    ['SERVICE_UNAVAILABLE', '', 'Service unavailable'],
    ['GATEWAY_TIMEOUT', '', 'Gateway timeout'],
    ['HTTP_VERSION_NOT_SUPPORTED', '', 'HTTP version not supported'],
    ['SERVER_BUSY', '', 'The server is busy. Try again in a moment.'],
    ['RATE_LIMITED', '', 'Too many attempts. Wait a moment, then try again.'],
    ['A_CODE_OF_TOMORROW', 'x', 'The server is busy. Try again in a moment.'],
  ])('shows %s (%j) for three seconds as %j', async (code, message, words) => {
    scriptGateway({ Logout: () => gatewayError(code, message) });
    const failure = await failureOf(request(LogoutDocument, {}));
    expect(failure.requestId).toBe('req-1');
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(words, { id: words, duration: 3000 });
  });

  it.each([
    [400, 'BAD_REQUEST'],
    [401, 'UNAUTHENTICATED'],
    [403, 'ACCESS_DENIED'],
    [404, 'REQUEST_TIMEOUT'],
    [418, 'SERVER_BUSY'],
    [429, 'SERVER_BUSY'],
    [500, 'INTERNAL_SERVER_ERROR'],
    [502, 'BAD_GATEWAY'],
    [503, 'SERVICE_UNAVAILABLE'],
    [504, 'GATEWAY_TIMEOUT'],
    [200, 'SERVER_BUSY'],
  ])('reads status %i without a GraphQL answer as %s', async (status, code) => {
    scriptGateway({
      Logout: () => new Response('<html>proxy</html>', { status, headers: { 'x-request-id': 'req-2' } }),
    });
    const failure = await failureOf(request(LogoutDocument, {}));
    expect(failure).toMatchObject({ code, requestId: 'req-2' });
  });

  it('reads the retry delay of a rate-limited answer', async () => {
    scriptGateway({ Logout: () => gatewayError('RATE_LIMITED', '', { retryAfterSeconds: 17 }) });
    expect(await failureOf(request(LogoutDocument, {}))).toMatchObject({ retryAfter: 17 });
    scriptGateway({ Logout: () => gatewayError('RATE_LIMITED', '', { retryAfterSeconds: 'soon' }) });
    expect(await failureOf(request(LogoutDocument, {}))).toMatchObject({ retryAfter: null });
  });

  it('names a lost connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(request(LogoutDocument, {}))).toMatchObject({ code: 'NETWORK_LOST' });
    expect(toast.error).toHaveBeenCalledOnce();
  });

  it('shows a failed poll in no toast, unless the platform answers with a message', async () => {
    const shown = ['PLATFORM_MESSAGE'];
    const closing = ['SESSION_EXPIRED', 'SESSION_INVALID', 'UNAUTHENTICATED', 'OUTCOME_UNKNOWN'];
    for (const code of portalErrorCodes.filter((one) => ![...closing, ...shown].includes(one))) {
      scriptGateway({ Overview: () => gatewayError(code, 'words') });
      await failureOf(request(OverviewDocument, {}, { background: true }));
    }
    expect(toast.error).not.toHaveBeenCalled();
    expect(toast.dismiss).not.toHaveBeenCalled();
    scriptGateway({ Overview: () => gatewayError('PLATFORM_MESSAGE', 'Closed until noon.') });
    await failureOf(request(OverviewDocument, {}, { background: true }));
    const options = { id: 'Closed until noon.', duration: 3000 };
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Closed until noon.', options);
  });

  it('shows a hidden toast for a failure that a screen shows, only if the platform sent the message', async () => {
    for (const code of ['SERVER_BUSY', 'RATE_LIMITED', 'BAD_USER_INPUT', 'GATEWAY_TIMEOUT']) {
      scriptGateway({ Logout: () => gatewayError(code, 'words') });
      await failureOf(request(LogoutDocument, {}, { shownByScreen: true }));
    }
    expect(toast.error).not.toHaveBeenCalled();
    scriptGateway({ Logout: () => gatewayError('PLATFORM_MESSAGE', 'The name is taken.') });
    await failureOf(request(LogoutDocument, {}, { shownByScreen: true }));
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ props: { 'aria-hidden': true, children: 'The name is taken.' } }),
      { id: 'The name is taken.', duration: 3000 },
    );
  });

  it.each([
    ['of a poll', { background: true }],
    ['that a screen shows itself', { shownByScreen: true }],
    ['of a request that moves credits', { money: true }],
  ])('closes open toasts on a 401 %s, also without a message', async (_which, options) => {
    for (const answer of [
      () => gatewayError('UNAUTHENTICATED', ''),
      () => new Response('', { status: 401 }),
    ]) {
      vi.mocked(toast.dismiss).mockClear();
      scriptGateway({ Overview: answer });
      await failureOf(request(OverviewDocument, {}, options));
      expect(toast.dismiss).toHaveBeenCalledExactlyOnceWith();
    }
  });

  it('translates a 401 and a refusal without a message', async () => {
    await i18next.changeLanguage('ja-JP');
    for (const code of ['UNAUTHENTICATED', 'PLATFORM_MESSAGE']) {
      scriptGateway({ Logout: () => gatewayError(code, '') });
      expect(errorText(await failureOf(request(LogoutDocument, {})))).toBe(
        'サーバーが混み合っています。しばらくしてからもう一度お試しください。',
      );
    }
    await i18next.changeLanguage('en-US');
  });
});

describe('a request that moves credits', () => {
  const outcome = async (answer: () => never | Response | object) => {
    scriptGateway({ Logout: answer as never });
    return (await failureOf(request(LogoutDocument, {}, { money: true }))).code;
  };

  it('reports an unknown outcome whenever the answer is not conclusive', async () => {
    expect(await outcome(() => gatewayError('OUTCOME_UNKNOWN'))).toBe('OUTCOME_UNKNOWN');
    expect(await outcome(() => gatewayError('GATEWAY_TIMEOUT'))).toBe('OUTCOME_UNKNOWN');
    expect(await outcome(() => gatewayError('INTERNAL_SERVER_ERROR'))).toBe('OUTCOME_UNKNOWN');
    for (const status of [400, 401, 403, 404, 413, 429, 500, 502, 503]) {
      expect(await outcome(() => new Response('of a proxy', { status }))).toBe('OUTCOME_UNKNOWN');
    }
    expect(await outcome(() => gatewayError('A_CODE_OF_TOMORROW'))).toBe('OUTCOME_UNKNOWN');
    expect(await outcome(() => new Response('not json'))).toBe('OUTCOME_UNKNOWN');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const lost = await failureOf(request(LogoutDocument, {}, { money: true }));
    expect(lost.code).toBe('OUTCOME_UNKNOWN');
    // The flow has a screen for this.
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('keeps the reason of an unknown outcome, and ends the session if that is over', () => {
    const answer = (reason: string, status?: number) =>
      answerToError([{ message: '', extensions: { code: 'OUTCOME_UNKNOWN', reason, status } }]);
    expect(answer('BAD_GATEWAY', 502).reason).toEqual({ code: 'BAD_GATEWAY', status: 502 });
    expect(answer('BAD_GATEWAY', 502).behaviour.endsSession).toBeNull();
    expect(answer('SESSION_EXPIRED').behaviour.endsSession).toBe('expired');
    expect(answer('A_CODE_OF_TOMORROW').reason).toBeNull();
  });

  it('reports a refusal for an error message, a limit or an ended session', async () => {
    expect(await outcome(() => gatewayError('PLATFORM_MESSAGE', 'Not enough credits.'))).toBe(
      'PLATFORM_MESSAGE',
    );
    expect(await outcome(() => gatewayError('RATE_LIMITED'))).toBe('RATE_LIMITED');
    expect(await outcome(() => gatewayError('BAD_USER_INPUT'))).toBe('BAD_USER_INPUT');
    expect(await outcome(() => gatewayError('SESSION_EXPIRED'))).toBe('SESSION_EXPIRED');
  });
});

describe('the end of a session', () => {
  it('ends the session once on 87321 and keeps the reason for the sign-in screen', async () => {
    session.start('token-1');
    const ended = vi.fn();
    const stop = session.onEnd(ended);
    scriptGateway({ Overview: () => gatewayError('SESSION_EXPIRED') });
    // Two answers of one ended session cause a single notice.
    await Promise.all([
      failureOf(request(OverviewDocument, {})),
      failureOf(request(OverviewDocument, {}, { background: true })),
    ]);
    stop();
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired');
    expect(session.isLoggedIn()).toBe(false);
    expect(session.notice()).toBe('expired');
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('closes all toasts and removes the token on 401 with 87321', async () => {
    session.start('token-1');
    scriptGateway({ Overview: () => gatewayError('SESSION_INVALID') });
    await failureOf(request(OverviewDocument, {}, { background: true }));
    expect(toast.dismiss).toHaveBeenCalledWith();
    expect(session.token()).toBeNull();
    expect(session.notice()).toBe('invalid');
  });

  it('does not follow from other 401s, which close toasts and show a message', async () => {
    session.start('token-1');
    scriptGateway({ Overview: () => gatewayError('UNAUTHENTICATED', 'Please sign in.') });
    await failureOf(request(OverviewDocument, {}));
    expect(toast.dismiss).toHaveBeenCalledWith();
    expect(toast.error).toHaveBeenCalledWith('Please sign in.', expect.anything());
    expect(session.token()).toBe('token-1');
  });

  it('ignores a late answer to the previous session', async () => {
    session.start('token-1');
    let answer: (value: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const late = failureOf(request(OverviewDocument, {}));
    session.start('token-2');
    answer(Response.json(gatewayError('SESSION_EXPIRED')));
    await late;
    expect(session.token()).toBe('token-2');
  });
});
