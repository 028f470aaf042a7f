/** The platform's REST interface as an OpenAPI document; what several operations share is in its components. */
import { z } from 'zod';
import { isOutgoing, type Endpoint } from './endpoint.ts';
import * as fields from './fields.ts';
import { domains } from './index.ts';
import { shareSchemas } from './shared-schemas.ts';

const headers = {
  'login-type': { name: 'login-type', in: 'header', required: true, schema: { const: 'USER' } },
  'accept-language': { name: 'accept-language', in: 'header', required: false, schema: { type: 'string' } },
  'x-request-id': { name: 'x-request-id', in: 'header', required: false, schema: { type: 'string' } },
};

const sealedBody = {
  type: 'object',
  required: ['requestData', 'encrypted', 'ip', 'time'],
  properties: {
    requestData: {
      type: 'string',
      description: 'JWE, compact: RSA-OAEP-256 and A256GCM. Its plaintext is `data`.',
    },
    encrypted: { const: true },
    ip: { type: 'string', description: "The member's address." },
    time: { type: 'integer', description: 'Milliseconds since the epoch.' },
  },
};

const sealedAnswer = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'integer' }, message: { type: 'string' }, data: { type: 'string' } },
};

const toPlainAnswer = (data: unknown) => ({
  ...sealedAnswer,
  properties: { ...sealedAnswer.properties, data },
});

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

type Direction = 'input' | 'output';

/** The fields of `fields.ts` by their names, for requests or answers. */
const fieldNames = (io: Direction) => {
  const names = z.registry<{ id: string }>();
  for (const [id, field] of Object.entries(fields))
    if (field instanceof z.ZodType && (io === 'input' || isSameBothWays(field))) names.add(field, { id });
  return names;
};

const toJson = (type: z.ZodType, io: Direction, metadata?: ReturnType<typeof fieldNames>) =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', ...(metadata && { metadata }) });

/** A transformed field differs in requests and answers, and only its form in requests has its name. */
const isSameBothWays = (field: z.ZodType): boolean =>
  JSON.stringify(toJson(field, 'input')) === JSON.stringify(toJson(field, 'output'));

const registries = { input: fieldNames('input'), output: fieldNames('output') };

/** The schemas of the fields that were used so far. */
const usedFields: Record<string, unknown> = {};

/** Converts to JSON Schema without zod's dialect marker, because OpenAPI 3.1 has one for the document. */
function schemaOf(type: z.ZodType, io: Direction): unknown {
  const { $schema: _dialect, $defs = {}, ...schema } = toJson(type, io, registries[io]);
  Object.assign(usedFields, $defs);
  return schema;
}

function operationOf(name: string, domain: string, endpoint: Endpoint): object {
  const data = schemaOf(endpoint.request, 'input');
  const result = schemaOf(endpoint.result, 'output');
  const plainBody = {
    type: 'object',
    required: ['data', 'needEn'],
    properties: { data, needEn: { const: false } },
  };
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: endpoint.summary,
    'x-auth': endpoint.auth,
    'x-effect': endpoint.effect,
    'x-sealed': endpoint.sealed,
    ...(isOutgoing(endpoint) && { 'x-closed-while-paused': true }),
    ...(endpoint.extension === true && { 'x-extension': true }),
    ...(endpoint.flag === undefined ? {} : { 'x-flag': endpoint.flag }),
    ...(endpoint.sealed ? { 'x-data': data } : {}),
    security: endpoint.auth === 'member' ? [{ token: [] }] : [],
    parameters: Object.keys(headers).map((name) => refTo('parameters', name)),
    requestBody: endpoint.sealed
      ? refTo('requestBodies', 'sealed')
      : { required: true, content: { 'application/json': { schema: plainBody } } },
    responses: {
      200: {
        description: endpoint.sealed
          ? "Code 20000 carries a JWE (dir, A256GCM, the request's content key) whose plaintext is `x-result`."
          : 'Code 20000 carries the result as plain JSON.',
        content: {
          'application/json': endpoint.sealed
            ? { schema: refTo('schemas', 'sealedAnswer'), 'x-result': result }
            : { schema: toPlainAnswer(result) },
        },
      },
    },
  };
}

/** The platform's REST interface as an OpenAPI 3.1 document. */
export function openApiDocument(): Record<string, unknown> {
  const described = Object.entries(domains).flatMap(([domain, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(
      ([name, endpoint]) => [endpoint.path, operationOf(name, domain, endpoint)] as const,
    ),
  );
  // A copy, in which undefined values are left out.
  const { operations, components } = shareSchemas(
    new Map(JSON.parse(JSON.stringify(described)) as Parameters<typeof shareSchemas>[0]),
  );
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Platform', version: '1.0.0', description: "What the members' portal calls." },
    paths: Object.fromEntries(Array.from(operations, ([path, post]) => [path, { post }])),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      parameters: headers,
      requestBodies: { sealed: { required: true, content: { 'application/json': { schema: sealedBody } } } },
      schemas: { sealedAnswer, ...usedFields, ...components },
    },
  });
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Record<string, unknown>;
}
