/**
 * Loaded into a process before its own code: sets its clock `CLOCK_AHEAD_MS` ahead, so that it runs as on a later day.
 * Timers are not affected.
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

// Node writes this header with another clock, and browsers take the portal's time from it.
subscribe('http.server.request.start', (message) => {
  const { response } = message as { readonly response: ServerResponse };
  response.setHeader('date', new Date().toUTCString());
});
