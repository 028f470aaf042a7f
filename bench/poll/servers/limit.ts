/** The limit: a bare Fastify route that makes the two calls and sends what came, with no GraphQL at all. */
import Fastify from 'fastify';
import { assetsList, userInfo } from '../naive-client.ts';
import { contextOf } from '../peer-schema.ts';

const app = Fastify();
app.get('/', async () => 'ok');
app.post('/graphql', async (request) => {
  const { token, ip } = contextOf(request.headers.authorization, request.ip);
  const [me, assets] = await Promise.all([userInfo(token, ip), assetsList(token, ip)]);
  return { data: { me, assets } };
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
