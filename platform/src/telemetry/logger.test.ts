import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it('logs every error of an AggregateError', () => {
  const lines: string[] = [];
  createLogger('info', { write: (line) => void lines.push(line) }).error(
    { err: new AggregateError([new Error('the first'), new TypeError('the second')], 'two failed') },
    'it failed',
  );
  expect(JSON.parse(lines.join(''))).toMatchObject({
    err: {
      message: 'two failed',
      errors: [
        { type: 'Error', message: 'the first' },
        { type: 'TypeError', message: 'the second' },
      ],
    },
  });
});
