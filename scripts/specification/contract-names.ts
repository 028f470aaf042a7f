/** Names of the contract that the list of statements must have. */
import { buildSchema, isEnumType } from 'graphql';
import { typeDefs } from '../../schema/graphql/index.ts';
import { domains, type Endpoint } from '../../schema/rest/index.ts';
import { locales } from '../../web/src/i18n/locales.ts';

/** Enums of the GraphQL schema that hold names of the specification: all states, and these. */
const namedEnums = ['CreditType', 'CreditRecordType', 'WalletNetwork'];

/** Each enum's values, by its name. */
export const contractEnums: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(buildSchema(typeDefs).getTypeMap())
    .filter(isEnumType)
    .filter(({ name }) => namedEnums.includes(name) || /(?:Status|State)$/.test(name))
    .map((type) => [type.name, type.getValues().map(({ name }) => name)]),
);

/** What this module reads of web/build/routes.ts. */
interface WebRoutes {
  readonly declaredRoutes: () => Promise<{
    readonly routes: readonly { readonly paths: readonly string[] }[];
  }>;
}

/** Imported by its address, because the modules of the web compile with the settings of web/tsconfig.json alone. */
const webRoutes = new URL('../../web/build/routes.ts', import.meta.url).href;

/** Paths, routes and languages, by what they are. */
export async function contractNames(): Promise<Readonly<Record<string, readonly string[]>>> {
  const endpoints = Object.values(domains).flatMap((domain) => Object.values<Endpoint>(domain));
  const { declaredRoutes } = (await import(webRoutes)) as WebRoutes;
  const { routes } = await declaredRoutes();
  return {
    paths: endpoints.filter(({ extension }) => extension !== true).map(({ path }) => path),
    routes: [...new Set(routes.flatMap(({ paths }) => paths))],
    languages: locales,
  };
}
