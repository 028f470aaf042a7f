/** Adds the settings of the site to the portal's page, which needs them before its first text and request. */
import { createHash } from 'node:crypto';
import type { Locale } from '@portal/schema/locales';
import type { FastifyInstance } from 'fastify';
import { compress, encodingFor, type Encoding } from './compression.ts';

/** Settings of the site that browsers apply. */
export interface SiteSettings {
  /** The default language; `browser`: the browser's language. */
  readonly defaultLocale: Locale | 'browser';
  /** Whether a new tab joins the session of an open one. */
  readonly sharesSession: boolean;
}

const htmlTag = '<html lang="en"';

/**
 * The page with the settings in its `html` tag, or unchanged if they are the defaults. The service worker removes them
 * before it checks the hash of the page (`web/build/worker.js`).
 */
export function withSettings(page: string, { defaultLocale, sharesSession }: SiteSettings): string {
  if (defaultLocale === 'browser' && sharesSession) return page;
  if (!page.includes(htmlTag)) throw new Error(`The page of the web build has no ${htmlTag}`);
  const share = sharesSession ? 'on' : 'off';
  return page.replace(
    htmlTag,
    `${htmlTag} data-default-locale="${defaultLocale}" data-share-session="${share}"`,
  );
}

/** Serves a page in place of the file of the web build. */
export function servePage(
  app: FastifyInstance,
  page: string,
  headers: Readonly<Record<string, string>>,
): void {
  const etag = `"${createHash('sha256').update(page).digest('base64url')}"`;
  const compressed = new Map<Encoding, Promise<Buffer>>();
  const compressOnce = (encoding: Encoding): Promise<Buffer> => {
    const content = compressed.get(encoding) ?? compress(page, encoding);
    compressed.set(encoding, content);
    return content;
  };
  for (const path of ['/', '/index.html']) {
    app.get(path, async (request, reply) => {
      reply.headers({ ...headers, etag, vary: 'accept-encoding' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      reply.type('text/html; charset=utf-8');
      const encoding = encodingFor(page, request.headers['accept-encoding']);
      if (encoding === undefined) return reply.send(page);
      return reply.header('content-encoding', encoding).send(await compressOnce(encoding));
    });
  }
}
