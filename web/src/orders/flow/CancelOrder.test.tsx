import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../data/graphql/errors.ts';
import { renderScreen, startTexts } from '../../test/portal.tsx';
import { CancelOrder, type CancelOrderProps } from './CancelOrder.tsx';

const words = {
  action: 'Cancel order',
  of: 'Cancel order R-1',
  running: 'Cancelling',
  unknown: 'It is not known.',
};
const asked = { ...words, question: 'Cancel it? The day stays used up.', keep: 'Keep order' };

const button = (name: string) => screen.getByRole('button', { name });

function show(given: CancelOrderProps['words'], onCancel = vi.fn(async () => undefined)) {
  const onKeyDown = vi.fn();
  renderScreen(
    // As a drawer does, which Escape closes.
    <div role="presentation" onKeyDown={onKeyDown}>
      <CancelOrder onCancel={onCancel} words={given} />
    </div>,
  );
  return { onCancel, onKeyDown };
}

it('without a question cancels an order with the first press', async () => {
  const { onCancel } = show(words);
  await userEvent.click(button('Cancel order R-1'));
  expect(onCancel).toHaveBeenCalledOnce();
});

describe('with a question', () => {
  it('asks with the consequence before it cancels, with the focus at the question', async () => {
    const { onCancel } = show(asked);
    const user = userEvent.setup();
    await user.click(button('Cancel order R-1'));
    expect(onCancel).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: asked.question })).toBeVisible();
    expect(screen.getByText(asked.question)).toHaveFocus();
    await user.tab();
    expect(button('Cancel order R-1')).toHaveFocus();
    await user.click(button('Cancel order R-1'));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('ignores an Enter key that is still held down', async () => {
    const { onCancel } = show(asked);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter>3/}');
    expect(screen.getByText(asked.question)).toHaveFocus();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it.each([
    [
      'the button that keeps it',
      (user: ReturnType<typeof userEvent.setup>) => user.click(button('Keep order')),
    ],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('goes back by %s to the previous focus and closes nothing else', async (_how, goBack) => {
    const { onCancel, onKeyDown } = show(asked);
    const user = userEvent.setup();
    await user.click(button('Cancel order R-1'));
    await goBack(user);
    expect(screen.queryByText(asked.question)).toBeNull();
    expect(button('Cancel order R-1')).toHaveFocus();
    expect(onCancel).not.toHaveBeenCalled();
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it('stays until what becomes of a cancellation that was sent is known', async () => {
    let fail = (_error: unknown): void => undefined;
    const onCancel = vi.fn(() => new Promise<undefined>((_resolve, reject) => (fail = reject)));
    show(asked, onCancel);
    const user = userEvent.setup();
    await user.click(button('Cancel order R-1'));
    await user.click(button('Cancel order R-1'));
    await user.click(button('Cancelling'));
    expect(button('Keep order')).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(button('Cancelling')).toBeVisible();
    await act(async () => fail(new PortalError('OUTCOME_UNKNOWN')));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert')).toHaveTextContent('It is not known.');
    expect(button('Cancel order R-1')).toBeVisible();
  });
});

it('links to identity verification when a refusal needs it', async () => {
  await startTexts();
  const refused = new PortalError('PLATFORM_MESSAGE', 'No.', { requestId: 'req-1', needs: 'identity' });
  show(words, vi.fn().mockRejectedValue(refused));
  await userEvent.click(button('Cancel order R-1'));
  const link = await screen.findByRole('link', { name: 'Go to identity verification' });
  expect(link).toHaveAttribute('href', '/kyc');
});
