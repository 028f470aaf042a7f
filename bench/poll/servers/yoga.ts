/** Plain Yoga in Fastify, set up as its documentation recommends. */
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createSchema, createYoga } from 'graphql-yoga';
import { contextOf, resolvers, typeDefs, type PeerContext } from '../peer-schema.ts';

interface ServerContext {
  readonly req: FastifyRequest;
  readonly reply: FastifyReply;
}

const app = Fastify();
const yoga = createYoga<ServerContext, PeerContext>({
  schema: createSchema<ServerContext & PeerContext>({ typeDefs, resolvers }),
  logging: false,
  context: ({ req }) => contextOf(req.headers.authorization, req.ip),
});
app.get('/', async () => 'ok');
app.route({
  url: yoga.graphqlEndpoint,
  method: ['GET', 'POST', 'OPTIONS'],
  handler: (req, reply) => yoga.handleNodeRequestAndResponse(req, reply, { req, reply }),
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
