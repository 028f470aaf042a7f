import { z } from 'zod';
import { isOutgoing, type Endpoint } from './endpoint.ts';
import { domains } from './index.ts';

const headers = [
  { name: 'login-type', in: 'header', required: true, schema: { const: 'USER' } },
  { name: 'accept-language', in: 'header', required: false, schema: { type: 'string' } },
  { name: 'x-request-id', in: 'header', required: false, schema: { type: 'string' } },
];

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

/** Converts to JSON Schema without zod's dialect marker, because OpenAPI 3.1 has one for the document. */
function schemaOf(type: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
}

function operationOf(name: string, domain: string, endpoint: Endpoint): unknown {
  const data = schemaOf(endpoint.request, 'input');
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
    parameters: headers,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: endpoint.sealed ? sealedBody : plainBody } },
    },
    responses: {
      200: {
        description: endpoint.sealed
          ? "Code 20000 carries a JWE (dir, A256GCM, the request's content key) whose plaintext is `x-result`."
          : 'Code 20000 carries the result as plain JSON.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'message'],
              properties: {
                code: { type: 'integer' },
                message: { type: 'string' },
                data: endpoint.sealed ? { type: 'string' } : schemaOf(endpoint.result, 'output'),
              },
            },
            ...(endpoint.sealed ? { 'x-result': schemaOf(endpoint.result, 'output') } : {}),
          },
        },
      },
    },
  };
}

/** The platform's REST interface as an OpenAPI 3.1 document. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, unknown> = {};
  for (const [domain, endpoints] of Object.entries(domains)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      paths[endpoint.path] = { post: operationOf(name, domain, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Platform', version: '1.0.0', description: "What the members' portal calls." },
    paths,
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
  };
}
