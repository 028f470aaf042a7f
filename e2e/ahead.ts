/**
 * Loaded into a process before its own code, so that its clock is `CLOCK_AHEAD_MS` ahead of the machine's: it runs as it
 * will on a later day. Timers keep their pace.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

const aheadMs = Number(process.env['CLOCK_AHEAD_MS']);
const systemNow = Date.now.bind(Date);
const now = (): number => systemNow() + aheadMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget: new () => Date) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  apply: () => new Date().toString(),
  get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

// Node writes this header with a clock of its own, and browsers take the portal's time from it.
subscribe('http.server.request.start', (message) => {
  const { response } = message as { readonly response: ServerResponse };
  response.setHeader('date', new Date().toUTCString());
});
