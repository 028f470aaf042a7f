/** The demonstration as its members see it, for tests of what it shows. */
import { domains, type ResultOf } from '@portal/schema/rest';

import { migrate } from '../src/database/migrate.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { demoPassword } from '../src/domains/member/demo.ts';
import { onOnePlatform, type Suite } from './platforms.ts';
import { hashFiles, type Template } from './template.ts';
import { createTestPlatform } from './testing.ts';

const { assets, session } = domains;
type MovementRecord = ResultOf<typeof assets.assetsRecordList>['records'][number];

/** The demonstration as it is at the instant at which the clocks of test platforms begin. Everything may have a part in it. */
export const demonstration: Template = {
  fingerprint: () =>
    hashFiles('platform/{migrations,src,test}/**/*.{sql,ts}', 'schema/**/*.ts', 'pnpm-lock.yaml'),
  make: async (database) => {
    await migrate(database);
    const platform = await createTestPlatform({ database });
    await seedDemo(platform.services);
    await platform.close();
  },
};

/** What its members can look at. */
export interface Spectator {
  /** A session of one of its members. */
  readonly signIn: (userName: string) => Promise<string>;
  /** All movements of a member, newest first. */
  readonly recordsOf: (userName: string) => Promise<MovementRecord[]>;
  /** The member's credits. */
  readonly balancesOf: (userName: string) => Promise<ResultOf<typeof assets.assetsList>['records']>;
}

/** A suite on a platform with the demonstration, which goes on only by what the suite does. */
export function onDemonstration(name: string, define: (suite: Suite, spectator: Spectator) => void): void {
  onOnePlatform(
    name,
    (suite) => define(suite, createSpectator(suite)),
    () => ({ template: demonstration }),
  );
}

/** For a suite that makes the demonstration itself. */
export function createSpectator(suite: Suite): Spectator {
  const signIn: Spectator['signIn'] = async (userName) => {
    const { result, message } = await suite.client.call(session.login, { userName, password: demoPassword });
    if (result === undefined) throw new Error(message);
    return result.token;
  };
  return {
    signIn,
    recordsOf: async (userName) => {
      const token = await signIn(userName);
      const all: MovementRecord[] = [];
      let cursor: string | undefined;
      for (;;) {
        const page = await suite.client.call(assets.assetsRecordList, { pageSize: 100, cursor }, { token });
        all.push(...(page.result?.records ?? []));
        if (page.result?.hasMore !== true) return all;
        cursor = page.result.records.at(-1)?.cursor;
      }
    },
    balancesOf: async (userName) =>
      (await suite.client.call(assets.assetsList, {}, { token: await signIn(userName) })).result?.records ??
      [],
  };
}
