import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { beforeAll, describe, expect, it } from 'vitest';
import { shownInPlace } from '../data/graphql/report.ts';
import { request } from '../data/graphql/request.ts';
import { LogoutDocument } from '../data/session/logout.generated.ts';
import { TextField } from '../design/fields/TextField.tsx';
import Toaster from '../screens/Toaster.tsx';
import { fakeGateway, refusal, renderScreen, startTexts } from '../test/portal.tsx';
import { FormFailure } from './FormFailure.tsx';
import { useAction } from './useAction.ts';
import { useForm } from './useForm.ts';

beforeAll(() => startTexts());

const words = 'The name is taken.';

/** A form that the platform refuses. */
function NameForm() {
  const { run, error } = useAction(async () => {
    await request(LogoutDocument, {}, shownInPlace.context);
  });
  const form = useForm(
    { userName: 'aiko' },
    () => undefined,
    () => ({}),
    error,
  );
  return (
    <form {...form.formProps(() => void run())}>
      <TextField label="Name" {...form.bind('userName')} />
      <FormFailure form={form} />
      <button type="submit">Send</button>
    </form>
  );
}

async function sendRefused(field?: string) {
  fakeGateway({ Logout: () => refusal('PLATFORM_MESSAGE', words, field === undefined ? {} : { field }) });
  renderScreen(
    <>
      <Toaster />
      <NameForm />
    </>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  const [toasted, shown] = screen
    .getAllByText(words)
    .toSorted((one) => (one.closest('[data-sonner-toast]') === null ? 1 : -1));
  return { toasted, shown };
}

describe('a message of the platform (code 9001)', () => {
  it('about the whole form is in a toast and in the form, and announced by the form alone', async () => {
    const { toasted, shown } = await sendRefused();
    expect(toasted?.closest('[data-sonner-toast]')).not.toBeNull();
    expect(toasted?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByRole('alert')).toContainElement(shown ?? null);
    expect(toast.getToasts()).toMatchObject([{ duration: 3000 }]);
  });

  it('appears in a toast and at its field, which gets the focus and is described by it', async () => {
    const { toasted } = await sendRefused('input.userName');
    expect(toasted?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(words);
  });
});
