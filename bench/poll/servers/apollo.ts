import { ApolloServer } from '@apollo/server';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import Fastify from 'fastify';
import { contextOf, resolvers, typeDefs, type PeerContext } from '../peer-schema.ts';

const app = Fastify();
app.get('/', async () => 'ok');
const server = new ApolloServer<PeerContext>({
  typeDefs,
  resolvers,
  plugins: [fastifyApolloDrainPlugin(app)],
});
await server.start();
await app.register(fastifyApollo(server), {
  context: (request) => Promise.resolve(contextOf(request.headers.authorization, request.ip)),
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
