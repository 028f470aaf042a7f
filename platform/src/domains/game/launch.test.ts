import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { requireResult } from '../../../test/audit-attacks.ts';
import { TestClient } from '../../../test/client.ts';
import { onServer } from '../../../test/databases.ts';
import { createTestPlatform } from '../../../test/testing.ts';
import { openPostgres } from '../../database/postgres.ts';
import { newPlayer } from './game.fixture.ts';

const { game } = domains;

onServer('a launch token at two processes', (test) => {
  it('begins one session, however many use it at the same time', async () => {
    const platforms = await Promise.all(
      [1, 2].map(() => createTestPlatform({ database: openPostgres(test.url) })),
    );
    try {
      const clients = platforms.map((platform) => new TestClient(platform));
      const [platform = expect.unreachable()] = platforms;
      const [client = expect.unreachable()] = clients;
      const player = await newPlayer({ platform, client }, 'citra');
      const launchToken = await player.launchToken();
      const answers = await Promise.all(
        Array.from({ length: 50 }, async (_, index) =>
          (clients[index % 2] ?? client).call(game.enterHashKingdom, { launchToken }),
        ),
      );
      const begun = answers.filter(({ result }) => result !== undefined);
      expect(begun).toHaveLength(1);
      // Both processes know the session.
      const gameSession = begun[0]?.result?.gameSession ?? '';
      for (const one of clients)
        expect(requireResult(await one.call(game.hashKingdomInfo, { gameSession })).kingdom?.nickName).toBe(
          'p_citra',
        );
    } finally {
      for (const platform of platforms) await platform.close();
    }
  });
});
