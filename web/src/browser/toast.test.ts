import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(async () => {
  (await import('sonner')).toast.dismiss();
  vi.resetModules();
});

const shownBy = async () => {
  const { toast } = await import('sonner');
  return toast.getToasts().map((one) => ('title' in one ? one.title : undefined));
};

it('shows toasts that were asked for before their code was loaded, in their order', async () => {
  const { toast, loadToasts } = await import('./toast.ts');
  toast.error('The name is taken.');
  toast.dismissErrors();
  toast.success('Saved.');
  await loadToasts();
  expect(await shownBy()).toEqual(['Saved.']);
});

it('shows toasts at once when their code is loaded', async () => {
  const { toast, loadToasts } = await import('./toast.ts');
  const library = await loadToasts();
  toast.info('Your claim was decided.');
  expect(library.getToasts()).toHaveLength(1);
});
