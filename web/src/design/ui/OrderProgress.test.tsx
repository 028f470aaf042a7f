import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../test/portal.tsx';
import { OrderProgress } from './OrderProgress.tsx';

beforeAll(() => startTexts());

it('prints the state and the steps of an order, and not what can be done about it', () => {
  render(
    <OrderProgress
      status="PENDING_REVIEW"
      help="You can cancel it."
      title="Progress"
      steps={[{ label: 'Sent', state: 'done' }]}
    />,
  );
  const isOnPaper = (text: string) => screen.getByText(text).closest('[data-screen]') === null;
  expect(isOnPaper('Pending review')).toBe(true);
  expect(isOnPaper('Sent')).toBe(true);
  expect(isOnPaper('You can cancel it.')).toBe(false);
});
