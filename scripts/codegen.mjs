/** Generates what is derived from the schema and the code; with --check only reports stale files, and fails if there are any. */
import { readFile, writeFile, mkdir, glob, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import config, { trustedDocuments } from '../codegen.ts';
import { typeDefs } from '../schema/graphql/index.ts';
import { openApiDocument } from '../schema/rest/openapi.ts';
import { benchPage } from './bench-page.ts';
import { guardedOperations } from './guarded-operations.ts';

const root = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');

const generated = (await generate({ ...config, cwd: root, silent: true, errorsOnly: true }, false)).map(
  (file) => ({
    path: relative(root, join(root, relative(root, file.filename))),
    text: file.content,
  }),
);
const operations = guardedOperations();
generated.push(
  {
    path: 'web/trusted-documents.json',
    text: JSON.stringify(Object.fromEntries([...trustedDocuments].sort()), null, 2) + '\n',
  },
  { path: 'schema/schema.graphql', text: typeDefs },
  { path: 'schema/openapi.json', text: JSON.stringify(openApiDocument(), null, 2) + '\n' },
  operations,
  await benchPage(),
);

const wanted = new Map(generated.map(({ path, text }) => [path, text]));
const stale = [];
for (const [path, text] of wanted) {
  const current = await readFile(join(root, path), 'utf8').catch(() => undefined);
  if (current === text) continue;
  stale.push(path);
  if (!check) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}
for await (const path of glob('web/{src,games}/**/*.generated.ts', { cwd: root })) {
  if (wanted.has(path)) continue;
  stale.push(`${path} (its document is gone)`);
  if (!check) await rm(join(root, path));
}

for (const name of operations.missing) {
  console.error(`${operations.path}: no mutation calls ${name}.`);
  if (check) process.exitCode = 1;
}
if (stale.length === 0) console.log(`Generated code is up to date (${wanted.size} files).`);
else if (!check) console.log(`Generated:\n  ${stale.join('\n  ')}`);
else {
  console.error(`Stale generated code; run npm run codegen:\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
}
