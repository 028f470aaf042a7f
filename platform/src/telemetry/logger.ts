import { pino, type DestinationStream, type Logger } from 'pino';

const secretNames = [
  'token',
  'authorization',
  'password',
  'oldPassword',
  'newPassword',
  'loginPassword',
  'transactionPassword',
  'captcha',
  'challenge',
  'factorCode',
  'answer',
  'recoveryCodes',
  'proof',
  'secret',
  'uri',
  'email',
  'identityNumber',
  'requestData',
  'data',
];

/** The names at the top level and one and two levels down, the depth of logged objects. */
const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Creates a logger of JSON lines. No code logs a body; the redaction covers mistakes. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { service: 'platform' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ sync: false }),
  );

/** The fields of an error that help to diagnose it, without database details, which contain row values. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
}
