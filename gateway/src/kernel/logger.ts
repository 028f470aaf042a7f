/** The gateway's log: JSON lines with a few selected fields. */
import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields that are always redacted. No code logs them; this is a second safeguard. */
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

/** Creates the log. It writes to standard output unless a destination is given. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'gateway' },
    redact: secrets,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }));
}
