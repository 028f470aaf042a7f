import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderScreen, startTexts } from '../test/portal.tsx';
import { Review } from './Review.tsx';

beforeAll(() => startTexts('flow'));

it('without a password ignores the second half of the double click that opened it', () => {
  const confirm = vi.fn(async () => undefined);
  renderScreen(
    <Review
      details={[]}
      consequence="It moves."
      confirm="Confirm"
      words={undefined}
      withPassword={false}
      openedAt={0}
      problem={null}
      isSending={false}
      onChange={() => undefined}
      onConfirm={confirm}
    />,
  );
  const press = (detail: number) =>
    act(
      () =>
        void screen
          .getByRole('button', { name: 'Confirm' })
          .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })),
    );
  press(2);
  expect(confirm).not.toHaveBeenCalled();
  press(1);
  expect(confirm).toHaveBeenCalledTimes(1);
});
