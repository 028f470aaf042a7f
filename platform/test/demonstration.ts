/** The demonstration as its members see it, for tests of its contents. */
import { domains, type AnswerOf } from '@portal/schema/rest';
import { seedDemo } from '../src/composition/demo.ts';
import { prepareDatabase } from '../src/composition/prepare-database.ts';
import { demoPassword } from '../src/domains/member/demo.ts';
import { onOnePlatform, type Suite } from './platforms.ts';
import { hashFiles, type Template } from './template.ts';
import { createTestPlatform } from './testing.ts';

const { assets, session } = domains;
type MovementRecord = AnswerOf<typeof assets.assetsRecordList>['records'][number];

/**
 * The demonstration at the start time of test platforms. Its fingerprint includes all sources, because any of them may
 * affect it.
 */
export const demoTemplate: Template = {
  fingerprint: () =>
    hashFiles('platform/{migrations,content,src,test}/**/*.{sql,md,ts}', 'schema/**/*.ts', 'pnpm-lock.yaml'),
  make: async (database) => {
    await prepareDatabase(database, new Date());
    const platform = await createTestPlatform({ database });
    await seedDemo(platform.services);
    await platform.close();
  },
};

/** Reads what members of the demonstration see. */
export interface DemoViewer {
  /** Signs in a member of the demonstration. */
  readonly signIn: (userName: string) => Promise<string>;
  /** All movements of a member, newest first. */
  readonly listRecords: (userName: string) => Promise<MovementRecord[]>;
  /** The member's credits. */
  readonly listBalances: (userName: string) => Promise<AnswerOf<typeof assets.assetsList>['records']>;
}

/** Defines a suite on a platform with the demonstration and without timers. */
export function onDemonstration(name: string, define: (suite: Suite, spectator: DemoViewer) => void): void {
  onOnePlatform(
    name,
    (suite) => define(suite, createDemoViewer(suite)),
    () => ({ template: demoTemplate }),
  );
}

/** For a suite that seeds the demonstration itself. */
export function createDemoViewer(suite: Suite): DemoViewer {
  const signIn: DemoViewer['signIn'] = async (userName) => {
    const { result, message } = await suite.client.call(session.login, { userName, password: demoPassword });
    if (result === undefined) throw new Error(message);
    return result.token;
  };
  return {
    signIn,
    listRecords: async (userName) => {
      const token = await signIn(userName);
      const all: MovementRecord[] = [];
      let cursor: string | null | undefined;
      for (;;) {
        const page = await suite.client.call(assets.assetsRecordList, { pageSize: 100, cursor }, { token });
        all.push(...(page.result?.records ?? []));
        if (page.result?.hasMore !== true) return all;
        cursor = page.result.records.at(-1)?.cursor;
      }
    },
    listBalances: async (userName) =>
      (await suite.client.call(assets.assetsList, {}, { token: await signIn(userName) })).result?.records ??
      [],
  };
}
