import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppTheme } from '../../design/theme/AppTheme.tsx';
import { fakeGateway, startTexts } from '../../test/portal.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { useCaptcha } from './useCaptcha.ts';

beforeAll(() => startTexts('session'));
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function Asked() {
  const captcha = useCaptcha();
  return (
    <AppTheme>
      <CaptchaField
        state={captcha}
        name="captchaAnswer"
        value={captcha.answer}
        onChange={captcha.setAnswer}
        onBlur={() => undefined}
        error={undefined}
      />
    </AppTheme>
  );
}

const lifetime = 300_000;

/** Shows a captcha; each picture is another one. */
async function show() {
  let pictures = 0;
  fakeGateway({
    CreateCaptcha: () => ({
      createCaptcha: {
        __typename: 'Captcha',
        id: `captcha-${(pictures += 1)}`,
        image: `data:image/png;base64,${pictures}`,
        expiresAt: new Date(Date.now() + lifetime).toISOString(),
      },
    }),
  });
  const { rerender } = render(<Asked />);
  await picture(1);
  // Effects of the first render have run: the timer of the picture is running.
  rerender(<Asked />);
}

const picture = (number: number) =>
  waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', `data:image/png;base64,${number}`));
const field = () => screen.getByLabelText('Captcha');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const expire = () => {
  act(() => void vi.advanceTimersByTime(lifetime));
};

describe('a picture that expires', () => {
  it('clears the typed characters and shows that until new ones are typed', async () => {
    await show();
    type('aB12');
    expire();
    await picture(2);
    expect(field()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('The picture had expired. This is a new one.');
    type('c');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('replaces the picture silently when nothing was typed', async () => {
    await show();
    expire();
    await picture(2);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
