/** Documents: how they are read, how large they may be, and which are trusted. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { MaxTokensParserWLexer } from '@escape.tech/graphql-armor-max-tokens';
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type Source,
  type ValidationRule,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { costRule } from './cost.ts';

/** The message about a document that exceeds a limit; it does not reveal the limit. */
const limitOptions = { exposeLimits: false, errorMessage: 'The document asks for too much.' };

/**
 * Limits of every document, including the portal’s own. The cost leaves room for a page of 500 rows of any list, and
 * for four pages of the usual ones: 2,000 rows and 1 MB from the platform, whatever the document selects.
 */
export const documentLimits = { tokens: 1000, depth: 8, aliases: 15, directives: 20, cost: 50_000 };

/** Reads a document; throws a GraphQLError when it does not parse or has too many tokens. */
export const parseDocument = (text: string | Source): DocumentNode =>
  new MaxTokensParserWLexer(text, { n: documentLimits.tokens, ...limitOptions }).parseDocument();

/** The limits that need the whole document, as validation rules. They throw at the first breach. */
export const limitRules = [
  maxDepthRule({ n: documentLimits.depth, ...limitOptions }),
  maxAliasesRule({ n: documentLimits.aliases, ...limitOptions }),
  maxDirectivesRule({ n: documentLimits.directives, ...limitOptions }),
  costRule(documentLimits.cost, `Syntax Error: ${limitOptions.errorMessage}`),
] as readonly unknown[] as readonly ValidationRule[];

/** Rules in addition to the specification's: the limits and, in production, no introspection. */
export const extraRules = (isProduction: boolean): readonly ValidationRule[] =>
  isProduction ? [...limitRules, NoSchemaIntrospectionCustomRule] : limitRules;

/** The errors of a document; empty when it may be executed. */
function validateDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules: readonly ValidationRule[],
): readonly GraphQLError[] {
  try {
    return validate(schema, document, [...specifiedRules, ...rules]);
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** A document that may be executed, and its text. */
export interface KnownDocument {
  readonly text: string;
  readonly document: DocumentNode;
}

const manifest = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());

/**
 * The operations of the web build. Each is validated on start, so that a request only has to name one. In development
 * the file is read again when it has changed and a request names an operation that it did not have.
 */
export class TrustedDocuments {
  readonly #file: string;
  readonly #schema: GraphQLSchema;
  readonly #isProduction: boolean;
  #byId: ReadonlyMap<string, KnownDocument> = new Map();
  #byText: ReadonlyMap<string, DocumentNode> = new Map();
  #documents: ReadonlySet<DocumentNode> = new Set();
  #changedAt = 0;

  /** Reads the manifest; throws when anything in it is invalid. */
  constructor(file: string, schema: GraphQLSchema, isProduction: boolean) {
    this.#file = file;
    this.#schema = schema;
    this.#isProduction = isProduction;
    this.#read();
  }

  /** The document with this id, with or without the prefix `sha256:` (GraphQL over HTTP, appendix A). */
  find(id: string): KnownDocument | undefined {
    const bare = id.startsWith('sha256:') ? id.slice(7) : id;
    const known = this.#byId.get(bare);
    if (known !== undefined || this.#isProduction || !this.#hasChanged()) return known;
    this.#read();
    return this.#byId.get(bare);
  }

  /** The document with exactly this text. */
  findText(text: string): DocumentNode | undefined {
    return this.#byText.get(text);
  }

  /** Whether the document belongs to the manifest. */
  includes(document: DocumentNode): boolean {
    return this.#documents.has(document);
  }

  [Symbol.iterator](): Iterator<DocumentNode> {
    return this.#byText.values();
  }

  #hasChanged(): boolean {
    return statSync(this.#file).mtimeMs !== this.#changedAt;
  }

  #read(): void {
    this.#changedAt = statSync(this.#file).mtimeMs;
    const texts = manifest.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    this.#byId = new Map(Object.entries(texts).map(([id, text]) => [id, this.#trust(id, text)]));
    this.#byText = new Map([...this.#byId.values()].map(({ text, document }) => [text, document]));
    this.#documents = new Set(this.#byText.values());
  }

  #trust(id: string, text: string): KnownDocument {
    if (createHash('sha256').update(text).digest('hex') !== id) {
      throw new Error(`The id of a trusted document is not the sha-256 of its text: ${id}`);
    }
    const document = parseDocument(text);
    const [fault] = validateDocument(this.#schema, document, extraRules(this.#isProduction));
    if (fault !== undefined) throw new Error(`Trusted document ${id}: ${fault.message}`);
    return { text, document };
  }
}

/** Valid free documents, by their text; used in development only. */
export class FreeDocuments {
  readonly #schema: GraphQLSchema;
  readonly #valid = new LRUCache<string, DocumentNode>({ max: 500 });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The document, or undefined when it is not valid: the slow path then reports why. */
  find(text: string): DocumentNode | undefined {
    let document = this.#valid.get(text);
    if (document === undefined) {
      try {
        document = parseDocument(text);
      } catch (error) {
        if (error instanceof GraphQLError) return undefined;
        throw error;
      }
      if (validateDocument(this.#schema, document, extraRules(false)).length > 0) return undefined;
      this.#valid.set(text, document);
    }
    return document;
  }
}
