/** Sealing and opening: the implementation that serves traffic beside the one in pure JavaScript. */
import {
  generateKeyPair,
  native,
  openResult,
  readPrivateKey,
  readPublicKey,
  RequestOpener,
  RequestSealer,
  sealResult,
} from '@portal/schema/envelope';
import { forged } from '@portal/schema/envelope/forge';
import forge from 'node-forge';
import { amount } from './lib/options.ts';
import { saveResults, median, printTable, formatFigure } from './lib/report.ts';

const pair = await generateKeyPair({ demo: false });
const nativePublic = readPublicKey(pair.publicKey);
const nativePrivate = readPrivateKey(pair.privateKey);
const forgePublic = {
  kid: nativePublic.kid,
  key: forge.pki.publicKeyFromPem(pair.publicKey),
};
const forgePrivate = { kid: nativePublic.kid, key: forge.pki.privateKeyFromPem(pair.privateKey) };
const place = { path: '/api/app/assets/assetsList', ip: '203.0.113.7', time: Date.now() };
const text = JSON.stringify({
  records: Array.from({ length: 10 }, (_, index) => ({ id: index, amount: '1234.56789012' })),
});

const slicesEach = amount('SLICES', 9, 1);

/** Microseconds for one run of the work: the median of slices of at least 30 ms. */
function measure(work: () => void): number {
  const slices: number[] = [];
  for (let warm = performance.now(); performance.now() - warm < 300;) work();
  for (let slice = 0; slice < slicesEach; slice += 1) {
    const begin = performance.now();
    let count = 0;
    while (performance.now() - begin < 30 || count < 3) {
      work();
      count += 1;
    }
    slices.push(((performance.now() - begin) * 1000) / count);
  }
  return median(slices);
}

/** A content key cache that stores nothing, so that every opening unwraps the key. */
const noCache = { get: () => undefined, set: () => undefined };

const natively = {
  sealer: new RequestSealer(native, nativePublic),
  opener: new RequestOpener(native, [nativePrivate], new Map()),
  coldOpener: new RequestOpener(native, [nativePrivate], noCache),
};
const purely = {
  sealer: new RequestSealer(forged, forgePublic),
  opener: new RequestOpener(forged, [forgePrivate], new Map()),
  coldOpener: new RequestOpener(forged, [forgePrivate], noCache),
};
const request = natively.sealer.seal(place, text);
const answer = sealResult(native, request, text);

const rows = [
  [
    'seal a request',
    () => void natively.sealer.seal(place, text),
    () => void purely.sealer.seal(place, text),
  ],
  [
    'open a request, key known',
    () => void natively.opener.open(request.requestData, place),
    () => void purely.opener.open(request.requestData, place),
  ],
  [
    'open a request, key unwrapped',
    () => void natively.coldOpener.open(request.requestData, place),
    () => void purely.coldOpener.open(request.requestData, place),
  ],
  [
    'seal an answer',
    () => void sealResult(native, request, text),
    () => void sealResult(forged, request, text),
  ],
  [
    'open an answer',
    () => void openResult(native, request, answer),
    () => void openResult(forged, request, answer),
  ],
] as const;

const table = rows.map(([what, byNative, byForge]) => {
  const nativeMicros = measure(byNative);
  const forgeMicros = measure(byForge);
  return {
    what,
    'node:crypto µs': formatFigure(nativeMicros),
    'node-forge µs': formatFigure(forgeMicros),
    'times faster': formatFigure(forgeMicros / nativeMicros),
  };
});
printTable(`The envelope, ${text.length} bytes of JSON`, table);
saveResults('envelope', table);
