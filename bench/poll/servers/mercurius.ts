import Fastify from 'fastify';
import { mercurius } from 'mercurius';
import { contextOf, resolvers, typeDefs, type PeerContext } from '../peer-schema.ts';

declare module 'mercurius' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- this is how mercurius learns its context
  interface MercuriusContext extends PeerContext {}
}

const app = Fastify();
app.get('/', async () => 'ok');
await app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  jit: 1,
  context: (request) => contextOf(request.headers.authorization, request.ip),
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
