/** GraphQL Yoga handles everything that the fast path does not, from GraphiQL to malformed requests. */
import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { GatewayContext } from '../context/context.ts';
import { gatewayError } from '../kernel/errors.ts';
import { acceptedType } from './accept.ts';
import { documentIdOf, documentIdOfUrl } from './document-id.ts';
import { extraRules, parseDocument } from './documents.ts';
import type { Known } from './fast-path.ts';
import { graphiqlPage } from './graphiql.ts';
import { Operation } from './operation.ts';
import { render, type Rendered } from './render.ts';

/** What the gateway passes to Yoga with a request and reads afterwards. */
export interface Exchange {
  readonly gateway: GatewayContext;
  /** Whether Yoga only has to report what is wrong with a request; it refuses the request even if it finds nothing. */
  readonly isFaulty?: boolean;
  /** Yoga copies the context, so values set during the request are one level deeper. */
  readonly outcome: { rendered?: Rendered };
}

const notTrusted = () => gatewayError('DOCUMENT_NOT_TRUSTED', undefined, { http: { status: 400 } });

/** Treats an empty `operationName` as absent, as the fast path does. */
const useEmptyOperationName: Plugin = {
  onParams({ params, setParams }) {
    const { operationName, ...rest } = params;
    if (operationName === '') setParams(rest);
  },
};

/** Replaces the id of a trusted document by its text. Production accepts only these. */
function useTrustedDocuments({ trusted, free }: Known): Plugin {
  return {
    onParams({ request, params, setParams }) {
      const id = documentIdOf(
        request.method === 'GET' ? { ...params, ...documentIdOfUrl(request.url) } : params,
      );
      if (id === undefined || params.query) {
        if (free === undefined) throw notTrusted();
        return;
      }
      const known = trusted.find(id);
      if (known === undefined) throw notTrusted();
      setParams({ ...params, query: known.text });
    },
  };
}

/** Parses documents within the limits; those of the web build are parsed already. */
function useDocuments({ trusted }: Known, isProduction: boolean): Plugin {
  return {
    onParse({ params, setParsedDocument, setParseFn }) {
      const document = trusted.findText(String(params.source));
      if (document === undefined) setParseFn(parseDocument);
      else setParsedDocument(document);
    },
    onValidate({ addValidationRule }) {
      for (const rule of extraRules(isProduction)) addValidationRule(rule);
    },
  };
}

/** Executes as the fast path does. */
function useOperations({ operations }: Known): Plugin<Exchange> {
  return {
    onExecute(payload) {
      payload.setExecuteFn(() => {
        const { document, operationName, variableValues, contextValue } = payload.args as {
          document: DocumentNode;
          operationName?: string | null;
          variableValues?: Record<string, unknown> | null;
          contextValue: Exchange;
        };
        if (contextValue.isFaulty === true) {
          return { errors: [gatewayError('BAD_REQUEST', undefined, { http: { status: 400 } })] };
        }
        const operation = operations.of(document, operationName ?? undefined);
        return operation instanceof Operation
          ? operation.execute(contextValue.gateway, variableValues ?? {})
          : { errors: [operation] };
      });
    },
    // Yoga asks here for subscriptions, whose status would depend on the media type.
    onSubscribe({ args, setSubscribeFn }) {
      const { document, operationName } = args as { document: DocumentNode; operationName?: string | null };
      setSubscribeFn(() => ({ errors: [operations.of(document, operationName ?? undefined)] }));
    },
  };
}

/** Renders as the fast path does. */
const useRendering: Plugin<Record<string, unknown>, Exchange> = {
  onResultProcess(payload) {
    const { request, result, serverContext } = payload;
    const type = acceptedType(request.headers.get('accept') ?? undefined);
    if (type === undefined) {
      payload.setResultProcessor(() => new Response(null, { status: 406 }), '');
      return;
    }
    payload.setResultProcessor(() => {
      if (Array.isArray(result) || Symbol.asyncIterator in result) throw new TypeError('not a single result');
      const rendered = render(result, type, serverContext.gateway);
      serverContext.outcome.rendered = rendered;
      return new Response(rendered.body, {
        status: rendered.status,
        headers: rendered.headers,
      });
    }, type);
  },
};

/** Creates Yoga for a schema. Errors are masked where they are rendered, so Yoga's own masking is off. */
export const makeYoga = (schema: GraphQLSchema, known: Known, isProduction: boolean) =>
  createYoga<Exchange>({
    schema,
    graphqlEndpoint: '/graphql',
    logging: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    maskedErrors: false,
    extraParamNames: ['documentId'],
    graphiql: !isProduction,
    renderGraphiQL: () => graphiqlPage().html,
    plugins: [
      useEmptyOperationName,
      useTrustedDocuments(known),
      useDocuments(known, isProduction),
      ...(isProduction ? [blockFieldSuggestionsPlugin()] : []),
      useOperations(known),
      useRendering,
    ],
  });
/** Yoga as the gateway uses it. */
export type Yoga = ReturnType<typeof makeYoga>;
