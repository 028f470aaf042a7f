import { expect, it } from 'vitest';
import { onTwoPlatforms } from '../../../test/platforms.ts';
import { expectAudited } from '../insurance/insurance.fixture.ts';
import { newCodeHolder } from './matching-codes.fixture.ts';

onTwoPlatforms('a PIN code that is activated and transferred at once by two processes', (suites) => {
  const [suite] = suites;
  it('succeeds for one of fifty, and keeps every total', async () => {
    const aiko = await newCodeHolder(suite, 'aiko', '500');
    const budi = await newCodeHolder(suite, 'budi', '0');
    let sent = 0;
    for (let round = 0; round < 5; round += 1) {
      const [code] = await aiko.bought();
      if (code?.code == null) throw new Error('there is no code');
      const { id, code: matchingCode } = code;
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, nth) => {
          const { client } = suites[nth % 2 === 0 ? 0 : 1];
          // In each round another of them is sent first.
          switch ((nth + round) % 4) {
            case 0:
              return aiko.transfer(id, 'budi', { client });
            case 1:
              return aiko.activate({ matchingCode }, { client });
            case 2:
              return aiko.activate({ id }, { client });
            default:
              // The receiver knows the old code and tries it.
              return budi.activate({ matchingCode }, { client });
          }
        }),
      );
      const [won, ...more] = answers.filter(({ code: answer }) => answer === 20000);
      expect(more).toEqual([]);
      for (const { message, result } of answers)
        if (result === undefined) expect(message).toMatch(/no longer be used|no such PIN code/);
      const [left] = (await aiko.codes()).filter((one) => one.id === id);
      expect(left?.status).toBe(won?.result?.type === 'SEND' ? 'TRANSFERRED' : 'ACTIVATED');
      sent += won?.result?.type === 'SEND' ? 1 : 0;
      expect(await budi.codes()).toHaveLength(sent);
    }
    const { total } = await suite.platform.services.database.one<{ total: string }>(
      'select sum(available + frozen + locked) as total from account where owner_id > 0 and coin_id = 4',
    );
    expect(total).toBe('50000000000');
    await expectAudited(suite.platform);
  });
});
