/**
 * Code generated from the SDL: the gateway's resolver types, and next to each `.graphql` file of the web its typed
 * documents with hooks. `npm run codegen` writes it, `npm run codegen:check` fails when a file is stale.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { Kind, print, visit, type DocumentNode } from 'graphql';

const scalars = {
  ID: 'string',
  Decimal: 'string',
  DateTime: 'string',
  BusinessDate: 'string',
  Upload: 'File',
  JSONObject: 'Readonly<Record<string, unknown>>',
};

/** Operations by id, filled while the documents are generated; the gateway trusts exactly these in production. */
export const trustedDocuments = new Map<string, string>();

/**
 * The cache needs `__typename` everywhere, and a trusted document is sent only by its id, so the document must contain
 * it.
 */
function addTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      const isOperation =
        parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const hasTypename = node.selections.some((s) => s.kind === Kind.FIELD && s.name.value === '__typename');
      if (isOperation || hasTypename) return undefined;
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return { ...node, selections: [...node.selections, typename] };
    },
  });
}

/** The id of an operation: sha-256 of its printed text, fragments included. */
function trust(document: DocumentNode): { hash: string } {
  const text = print(document);
  const hash = createHash('sha256').update(text).digest('hex');
  trustedDocuments.set(hash, text);
  return { hash };
}

const hooksPlugin = fileURLToPath(new URL('scripts/codegen-hooks.ts', import.meta.url));

const config: CodegenConfig = {
  schema: 'schema/graphql/*.graphql',
  documents: ['web/{src,games}/**/*.graphql'],
  importExtension: '.ts',
  generates: {
    'gateway/src/generated/resolvers.ts': {
      documents: [],
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        // the file as read by the gateway, not the browser's file object
        scalars: { ...scalars, Upload: '../uploads/uploaded-file.ts#UploadedFile' },
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: '../context/context.ts#GatewayContext',
        makeResolverTypeCallable: true,
        avoidOptionals: { field: true },
        maybeValue: 'T | null',
      },
    },
    'web/src/generated/schema.ts': {
      documents: [],
      plugins: ['typescript'],
      config: { scalars, strictScalars: true, enumsAsTypes: true, maybeValue: 'T | null' },
    },
    'web/': {
      preset: 'near-operation-file',
      documentTransforms: [
        {
          transform: ({ documents }) =>
            documents.map((d) => (d.document ? { ...d, document: addTypenames(d.document) } : d)),
        },
      ],
      presetConfig: { baseTypesPath: 'src/generated/schema.ts', extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', hooksPlugin],
      config: {
        scalars,
        strictScalars: true,
        useTypeImports: true,
        importSchemaTypesFrom: 'web/src/generated/schema.ts',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        unstable_onExecutableDocumentNode: trust,
      },
    },
  },
};

export default config;
