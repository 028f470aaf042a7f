/**
 * Every member's screen in front of a platform that returns only what the specification names: each field that the
 * schema allows to be null is null. Answers are derived from the schema, so that a new screen is covered, too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import trusted from '../../trusted-documents.json' with { type: 'json' };
import { session } from '../data/session/session.ts';
import { fakeGateway, renderScreen, startTexts } from '../test/portal.tsx';
import { features } from './index.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8'));

const documents = Object.values(trusted).map((text) => parse(text));

const aDay = '2026-11-21';

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  BusinessDate: aDay,
  BusinessMonth: '2026-11',
  DateTime: '2026-11-21T03:36:00.000Z',
  Decimal: '1.5',
  Float: 1.5,
  ID: '1',
  Int: 1,
  String: 'text',
};

/** Fields of the type String that hold a day. */
const days: ReadonlySet<string> = new Set(['date']);

/** Which value of an enum an answer has: the first, or the last. */
type Pick = 'first' | 'last';

/** What an operation answers: null where the schema allows it, and one row in every list. */
function answerOf(name: string, pick: Pick): unknown {
  const document = documents.find(({ definitions }) =>
    definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name),
  );
  const operation = document?.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (document === undefined || operation === undefined) throw new Error(`no operation named ${name}`);
  const root = schema.getRootType(operation.operation);
  const fragment = (wanted: string): SelectionSetNode => {
    const found = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === wanted,
    );
    if (found?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`no fragment named ${wanted}`);
    return found.selectionSet;
  };

  function valueOf(type: GraphQLOutputType, field: string, selections?: SelectionSetNode): unknown {
    if (!isNonNullType(type)) return null;
    const itself = type.ofType;
    if (isListType(itself)) return [valueOf(itself.ofType, field, selections)];
    const named = getNamedType(itself);
    if (isEnumType(named)) return named.getValues().at(pick === 'first' ? 0 : -1)?.name;
    if (isObjectType(named)) return Object.fromEntries(fieldsOf(named, selections));
    return days.has(field) ? aDay : scalars[named.name];
  }
  function fieldsOf(type: GraphQLObjectType, set: SelectionSetNode | undefined): [string, unknown][] {
    return (set?.selections ?? []).flatMap((selection): [string, unknown][] => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return fieldsOf(type, fragment(selection.name.value));
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(type, selection.selectionSet);
      const field = selection.name.value;
      const { type: fieldType } = type.getFields()[field] ?? {};
      const value = fieldType === undefined ? type.name : valueOf(fieldType, field, selection.selectionSet);
      return [[selection.alias?.value ?? field, value]];
    });
  }
  if (root == null) throw new Error(`no ${operation.operation} in the schema`);
  return Object.fromEntries(fieldsOf(root, operation.selectionSet));
}

const names = documents.flatMap(({ definitions }) =>
  definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? []) : [])),
);

const screens = features.flatMap(({ entries = [] }) =>
  // A section only redirects to its first screen.
  entries
    .filter(({ section }) => section === undefined)
    .map(({ path, screen: load, texts }) => ({ path, load, texts })),
);

beforeEach(() => session.start('token'));

describe.each<Pick>(['first', 'last'])(
  'with the %s value of each enum and null wherever it is allowed',
  (pick) => {
    it.each(screens)('$path shows its data', async ({ path, load, texts }) => {
      await startTexts('shell', 'notices', ...texts);
      const gateway = fakeGateway(
        Object.fromEntries(names.map((name) => [name, () => answerOf(name, pick)])),
      );
      const { default: Screen } = await load();
      const { container, address } = renderScreen(<Screen />, path);
      await waitFor(
        () => {
          expect(gateway.calls.length).toBeGreaterThan(0);
          // The screen of a missing extension redirects.
          if (address() === path) expect(container.textContent).not.toBe('');
          expect(container.querySelector('[data-skeleton]')).toBeNull();
        },
        { timeout: 20_000 },
      );
      expect(screen.queryAllByRole('alert')).toEqual([]);
      expect(container.textContent).not.toMatch(/\b(null|undefined|NaN|Invalid Date)\b/);
    });
  },
);
