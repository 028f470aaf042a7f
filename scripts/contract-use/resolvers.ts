/** Which endpoints of the contract each GraphQL field calls, read from the resolvers' code. */
import ts from 'typescript';
import { domains, type Endpoint } from '../../schema/rest/index.ts';
import { sourcesOf, type Source } from './sources.ts';

/** A field, `Query.claims`, with the endpoints that it calls, `claims.claimOrderList`. */
export interface FieldCalls {
  readonly field: string;
  readonly endpoints: ReadonlySet<string>;
}

/** The name of a domain as an identifier: `matchingCodes`. */
export const identifierOf = (domain: string): string =>
  domain.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every endpoint, by the identifiers by which code names it. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(domains).flatMap(([domain, brought]) =>
    Object.entries<Endpoint>(brought).map(
      ([name, endpoint]) => [`${identifierOf(domain)}.${name}`, endpoint] as const,
    ),
  ),
);

/** The declarations of a file that stand outside of functions, by their names. */
function declarationsOf(file: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined)
      found.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        if (ts.isIdentifier(declaration.name)) found.set(declaration.name.text, declaration);
  }
  return found;
}

/** Whether the code only checks that the platform has an endpoint, which does not call it. */
const isQuestion = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.getText() === 'context.has';

/** The endpoints that a piece of code calls, also in what it uses of its file. */
function endpointsIn(node: ts.Node, declarations: ReadonlyMap<string, ts.Node>): Set<string> {
  const found = new Set<string>();
  const seen = new Set<ts.Node>();
  const visit = (at: ts.Node): void => {
    if (seen.has(at)) return;
    seen.add(at);
    if (isQuestion(at)) return;
    if (ts.isPropertyAccessExpression(at) && ts.isIdentifier(at.expression)) {
      const name = `${at.expression.text}.${at.name.text}`;
      if (endpoints.has(name)) found.add(name);
    }
    if (ts.isIdentifier(at)) {
      const declaration = declarations.get(at.text);
      if (declaration !== undefined) visit(declaration);
    }
    ts.forEachChild(at, visit);
  };
  visit(node);
  return found;
}

/** The fields of the resolvers in a file: each object that is declared as `Resolvers`. */
export function fieldsOf({ path, code }: Source): FieldCalls[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const declarations = declarationsOf(file);
  return [...declarations.values()].flatMap((declaration) => {
    if (!ts.isVariableDeclaration(declaration) || declaration.type?.getText(file) !== 'Resolvers') return [];
    const resolvers = declaration.initializer;
    if (resolvers === undefined || !ts.isObjectLiteralExpression(resolvers)) return [];
    return resolvers.properties.flatMap((type) =>
      ts.isPropertyAssignment(type) && ts.isObjectLiteralExpression(type.initializer)
        ? type.initializer.properties.map((field) => ({
            field: `${type.name.getText(file)}.${field.name?.getText(file) ?? ''}`,
            endpoints: endpointsIn(field, declarations),
          }))
        : [],
    );
  });
}

/** Every field that has a resolver. */
export const findFields = (): FieldCalls[] =>
  sourcesOf('gateway/src/domains/*/resolvers.ts').flatMap(fieldsOf);
