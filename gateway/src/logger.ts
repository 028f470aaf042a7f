/** The gateway's log: JSON lines with few, chosen fields. */
import { pino, type DestinationStream, type Logger } from 'pino';

/** Never written, wherever they turn up. No code logs them; this is the second net. */
const secrets = [
  'token',
  'password',
  'authorization',
  'variables',
  'body',
  '*.token',
  '*.password',
  '*.authorization',
  '*.variables',
  '*.body',
  '*.headers.authorization',
];

/** Makes the log. It goes to standard output unless a destination is given. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'gateway' },
    redact: secrets,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }));
}
