/** The limit: a bare Fastify route that makes the two calls and answers with the same fields, with no GraphQL at all. */
import Fastify from 'fastify';
import { contextOf, readAssets, readMe } from '../peer-schema.ts';

const app = Fastify();
app.get('/', async () => 'ok');
app.post('/graphql', async (request) => {
  const context = contextOf(request.headers.authorization, request.ip);
  const [me, assets] = await Promise.all([readMe(context), readAssets(context)]);
  return { data: { me, assets } };
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
