/** The default envelope: a compact JWE that binds a request to its path, address, time and session (docs/envelope.md). */
import { sealedBody } from './body.ts';
import type { GatewayEnvelope, PlatformEnvelope } from './envelope.ts';
import type { EnvelopePrimitives } from './primitives.ts';
import { RequestOpener, type ContentKeyCache } from './request-opener.ts';
import { RequestSealer } from './request-sealer.ts';
import type { RequestContext } from './request.ts';
import { openResult, sealResult } from './result.ts';

const head = '{"requestData":"';
const tailOf = ({ ip, time }: RequestContext): string => `","encrypted":true,"ip":"${ip}","time":${time}}`;

/** The gateway's end for one public key of the platform. */
export function jweForGateway<PublicKey>(
  primitives: EnvelopePrimitives<PublicKey, never>,
  key: { readonly kid: string; readonly key: PublicKey },
): GatewayEnvelope {
  const sealer = new RequestSealer(primitives, key);
  return {
    seal(place, json) {
      const sealed = sealer.seal(place, json);
      return {
        body: `${head}${sealed.requestData}${tailOf(place)}`,
        open: (data) => openResult(primitives, sealed, data),
      };
    },
    sealInPieces(place, json) {
      const { requestData, ...key } = sealer.sealInPieces(place, json);
      const tail = tailOf(place);
      return {
        body: {
          bytes: head.length + requestData.bytes + tail.length,
          pieces: (function* () {
            yield head;
            yield* requestData.pieces;
            yield tail;
          })(),
        },
        open: (data) => openResult(primitives, key, data),
      };
    },
  };
}

/** The platform's end for its private keys. */
export function jweForPlatform<PrivateKey>(
  primitives: EnvelopePrimitives<never, PrivateKey>,
  keys: readonly { readonly kid: string; readonly key: PrivateKey }[],
  cache: ContentKeyCache,
): PlatformEnvelope {
  const opener = new RequestOpener(primitives, keys, cache);
  return {
    open(body, { path, token }) {
      const parsed = sealedBody.safeParse(body);
      if (!parsed.success) return undefined;
      const { requestData, ip, time } = parsed.data;
      const request = opener.open(requestData, { path, ip, time, token });
      return {
        data: request.data,
        ip,
        jti: request.jti,
        seal: (json) => sealResult(primitives, request, json),
      };
    },
  };
}
