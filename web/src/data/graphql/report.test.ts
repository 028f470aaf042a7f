import { toast } from 'sonner';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../test/portal.tsx';
import { PortalError } from './errors.ts';
import { dismissErrors, toastError, toastSuccess } from './report.ts';

beforeAll(() => startTexts());

const shown = () => toast.getToasts().map((one) => ('title' in one ? one.title : undefined));

it('closes what was refused when something succeeds, and nothing else', () => {
  toast.info('Your claim was decided.');
  toastError(new PortalError('PLATFORM_MESSAGE', 'The name is taken.'));
  toastError(new PortalError('SERVER_BUSY'));
  expect(shown()).toHaveLength(3);
  toastSuccess('Saved.');
  expect(shown().toSorted()).toEqual(['Saved.', 'Your claim was decided.']);
});

it('closes old refusals before a new attempt', () => {
  toastSuccess('Saved.');
  toastError(new PortalError('PLATFORM_MESSAGE', 'The name is taken.'));
  dismissErrors();
  expect(shown()).toEqual(['Saved.']);
});
