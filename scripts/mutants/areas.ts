/** What `npm run mutants` changes, and which tests should notice. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const ledger = 'platform/src/ledger';
const domains = 'platform/src/domains';

/** Names of a domain's files that decide or compute amounts. */
const moneyFiles = ['rules', 'place', 'settle', 'change', 'trade', 'premiums', 'compute'];

/** Slow tests that detect no wrong figure that faster ones miss: random sequences, races, killed processes. */
const longTests = ['bank', 'demo', 'kill', 'model', 'race'];

/** Tests of files without a test of the same name, or with further tests. They run in this order until one fails. */
export const testedBy: Readonly<Record<string, readonly string[]>> = {
  'claims/rules': ['place'],
  'claims/settle': ['reviews'],
  'convert/rules': ['rules', 'place'],
  'convert/settle': ['settle', 'cancel', 'operator'],
  'deposit/rules': ['place', 'remainder'],
  'deposit/settle': ['reviews', 'remainder'],
  'game/rules': ['place'],
  'game/settle': ['linked', 'place'],
  'insurance/premiums': ['premium'],
  'insurance/rules': ['rules', 'place', 'premium'],
  'insurance/trade': ['trade', 'day-end'],
  'jackpot/rules': ['rules', 'place'],
  'kyc/rules': ['place'],
  'kyc/settle': ['reviews'],
  'ledger/audit-plan': ['audit'],
  'ledger/audit-statement': ['audit'],
  'ledger/balances': ['ledger', 'holds'],
  'ledger/coins': ['ledger'],
  'ledger/errors': ['ledger', 'idempotency'],
  'ledger/guard': ['audit'],
  'ledger/numbers': ['ledger'],
  'ledger/order-checks': ['audit'],
  'ledger/posting': ['ledger', 'holds'],
  'matching-codes/rules': ['rules', 'place'],
  'matching-codes/settle': ['place'],
  'otc/rules': ['place'],
  'otc/settle': ['settle', 'operator'],
  'team/compute': ['example', 'counted-once'],
  'transfer/rules': ['place'],
  'trusteeship/rules': ['rules', 'place'],
  'withdrawal/place': ['place', 'once'],
  'withdrawal/rules': ['rules', 'place', 'once'],
  'withdrawal/settle': ['settle', 'cancel', 'states'],
};

const list = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

const nameOf = (path: string): string => basename(path, '.ts');

/** A file to mutate and the tests that should notice. Paths are relative to the root of the repository. */
export interface Target {
  /** The area and the file's name: `otc/settle`. */
  readonly name: string;
  readonly path: string;
  readonly testFiles: readonly string[];
}

/** What is mutated together: the ledger, or a domain. */
export interface Area {
  readonly name: string;
  readonly targets: readonly Target[];
}

/** Those that `testedBy` names, otherwise the test under the file's name, otherwise all that do not take long. */
function findTests(name: string, path: string, tests: readonly string[]): readonly string[] {
  const named = testedBy[name] ?? [nameOf(path)];
  const found = named.flatMap((one) => tests.filter((test) => basename(test, '.test.ts') === one));
  return found.length > 0 ? found : tests.filter((test) => !longTests.includes(basename(test, '.test.ts')));
}

function listArea(area: string): Area {
  const folder = area === 'ledger' ? ledger : `${domains}/${area}`;
  const tests = list(`${folder}/**/*.test.ts`);
  const paths = list(`${folder}/**/*.ts`).filter(
    (path) => !path.endsWith('.test.ts') && (area === 'ledger' || moneyFiles.includes(nameOf(path))),
  );
  return {
    name: area,
    targets: paths.map((path) => {
      const name = `${area}/${nameOf(path)}`;
      return { name, path, testFiles: findTests(name, path, tests) };
    }),
  };
}

/** The ledger, and every domain that has a file about money, by name. */
export function listAreas(): readonly Area[] {
  const names = globSync('*/', { cwd: join(root, domains) }).map((name) => basename(name));
  return ['ledger', ...names.sort()].map(listArea).filter(({ targets }) => targets.length > 0);
}

/**
 * The files that an argument names: all of an area, `otc`, or one file of it, `otc/settle`.
 *
 * @throws for a name that is no area, and for a file that is not in it
 */
export function findTargets(argument: string): readonly Target[] {
  const areas = listAreas();
  const area = areas.find(({ name }) => name === argument.split('/', 1)[0]);
  if (area === undefined) {
    throw new Error(`${argument} is no area. Areas: ${areas.map(({ name }) => name).join(', ')}.`);
  }
  if (area.name === argument) return area.targets;
  const target = area.targets.filter(({ name }) => name === argument);
  if (target.length === 0) {
    throw new Error(`${argument} is no file. Files: ${area.targets.map(({ name }) => name).join(', ')}.`);
  }
  return target;
}
