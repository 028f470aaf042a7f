import { expect, it } from 'vitest';
import { Overloaded, Semaphore } from './semaphore.ts';

/** Work that ends on request. */
function held() {
  let end: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (end = resolve));
  return { work: () => work, end };
}

it('lets parties take turns regardless of their number of tasks', async () => {
  const semaphore = new Semaphore({ atOnce: 1, maxQueue: 20, overloaded: 'full' });
  const first = held();
  const order: string[] = [];
  const run = (party: string) => semaphore.run(async () => void order.push(party), party);
  const all = [semaphore.run(first.work, 'flood'), ...['flood', 'flood', 'flood', 'flood'].map(run)];
  all.push(run('aiko'), run('budi'), run('aiko'));
  first.end();
  await Promise.all(all);
  expect(order).toEqual(['flood', 'aiko', 'budi', 'flood', 'aiko', 'flood', 'flood']);
});

it('limits one party to its share of the queue', async () => {
  const lengths: number[] = [];
  const semaphore = new Semaphore({
    atOnce: 1,
    maxQueue: 3,
    maxQueueEach: 2,
    overloaded: 'full',
    onQueue: (length) => lengths.push(length),
  });
  const { work, end } = held();
  const run = (party: string) => semaphore.run(work, party);
  const all = [run('flood'), run('flood'), run('flood')];
  await expect(run('flood')).rejects.toThrow(Overloaded);
  all.push(run('aiko'));
  await expect(run('budi')).rejects.toThrow('full');
  end();
  await Promise.all(all);
  expect(lengths).toEqual([1, 2, 3, 2, 1, 0]);
});

it('frees the slot of failed work', async () => {
  const semaphore = new Semaphore({ atOnce: 1, maxQueue: 1, overloaded: 'full' });
  const failing = semaphore.run(() => Promise.reject(new Error('broken')), 'aiko');
  const next = semaphore.run(() => Promise.resolve('done'), 'aiko');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await semaphore.run(() => Promise.resolve('again'))).toBe('again');
});
