import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderScreen, startTexts } from '../test/portal.tsx';
import { Review } from './Review.tsx';

beforeAll(() => startTexts('flow'));

/** A review of no feature: what is tested here holds for each. */
function show(withPassword: boolean) {
  const confirm = vi.fn(async () => undefined);
  renderScreen(
    <Review
      details={[]}
      consequence="It moves."
      confirm="Confirm"
      words={undefined}
      withPassword={withPassword}
      openedAt={0}
      problem={null}
      isSending={false}
      onChange={() => undefined}
      onConfirm={confirm}
    />,
  );
  return confirm;
}

it('takes the password that is typed at its heading, and Enter confirms', async () => {
  const confirm = show(true);
  const user = userEvent.setup();
  expect(screen.getByRole('heading', { name: 'Check before you confirm' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(confirm).not.toHaveBeenCalled();
  await user.keyboard('Credits2026');
  expect(screen.getByLabelText('Transaction password')).toHaveValue('Credits2026');
  await user.keyboard('{Enter}');
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Credits2026');
});

it('leaves the focus at its heading for a key that writes nothing', async () => {
  show(true);
  const user = userEvent.setup();
  await user.keyboard('{Control>}c{/Control}{ArrowDown} ');
  expect(screen.getByRole('heading', { name: 'Check before you confirm' })).toHaveFocus();
  expect(screen.getByLabelText('Transaction password')).toHaveValue('');
});
