import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PortalError, type PortalErrorCode } from '../data/graphql/errors.ts';
import { TextField } from '../design/fields/TextField.tsx';
import { startTexts } from '../test/portal.tsx';
import { FormFailure } from './FormFailure.tsx';
import { FormRefusal, useForm, type Form as FormOf } from './useForm.ts';

beforeAll(() => startTexts());

const refusing = (words: string, field: string | null, code: PortalErrorCode = 'PLATFORM_MESSAGE') =>
  new PortalError(code, words, { requestId: 'req-1', field });

interface FormProps {
  /** The error of the last attempt. */
  refused?: unknown;
  onSubmit?: (form: Pick<FormOf<never>, 'inputs'>) => void;
  isBusy?: boolean;
}

/** Two fields, of which the request calls the second something else; and a picture. */
function Form({ refused, onSubmit, isBusy = false }: FormProps) {
  const [values, setValues] = useState({ name: 'aiko', to: 'budi' });
  const form = useForm(
    values,
    (changes) => setValues({ ...values, ...changes }),
    ({ name }) => ({ name: name === '' ? 'A name is required.' : undefined }),
    refused,
  );
  return (
    <form aria-label="Form" {...form.formProps(() => onSubmit?.(form))}>
      <FormFailure form={form} kept="Nothing was changed." unknown="It is not known." />
      <TextField label="Name" {...form.bind('name')} />
      <TextField label="To" {...form.bind('to', 'toUserName')} />
      <input type="file" name="picture" aria-label="Picture" aria-busy={isBusy} />
      <button>Send</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText(label);

describe('a form', () => {
  it('shows a refusal only at the field that it names', async () => {
    const { rerender } = render(<Form refused={null} />);
    const user = userEvent.setup();
    rerender(<Form refused={refusing('Nobody has this name.', 'input.toUserName')} />);
    expect(field('To')).toBeInvalid();
    expect(field('To')).toHaveAccessibleDescription('Nobody has this name.');
    expect(field('To')).toHaveFocus();
    expect(field('Name')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(field('To'), '2');
    expect(field('To')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('marks the field again when it is refused again', async () => {
    const { rerender } = render(<Form refused={refusing('Nobody has this name.', 'input.toUserName')} />);
    const user = userEvent.setup();
    await user.type(field('To'), '2');
    rerender(<Form refused={null} />);
    rerender(<Form refused={refusing('Nobody has this name either.', 'input.toUserName')} />);
    expect(field('To')).toHaveAccessibleDescription('Nobody has this name either.');
  });

  it.each([
    ['names no field', refusing('Closed today.', null), 'Closed today.'],
    ['names a field that is not there', refusing('Closed today.', 'input.amount'), 'Closed today.'],
    ['is not in the server’s words', refusing('', null, 'BAD_REQUEST'), 'Nothing was changed.'],
    ['may have come too late', refusing('', null, 'SERVER_BUSY'), 'It is not known.'],
    ['is unexpected', new TypeError('secret'), 'It is not known.'],
  ])('says a failure at its end that %s', (_what, refused, words) => {
    render(<Form refused={refused} />);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).not.toHaveTextContent('secret');
    expect(field('Name')).toBeValid();
    expect(field('To')).toBeValid();
  });

  it('puts its own check before nothing: what was refused stays until it changes', async () => {
    render(<Form refused={refusing('This name is taken.', 'input.name')} />);
    const user = userEvent.setup();
    expect(field('Name')).toHaveAccessibleDescription('This name is taken.');
    await user.clear(field('Name'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(field('Name')).toHaveAccessibleDescription('A name is required.');
  });

  it('shows the refusal of another request and lists its fields', async () => {
    let inputs: ReadonlySet<string> = new Set();
    render(
      <FormRefusal value={refusing('Nobody has this name.', 'input.toUserName')}>
        <Form onSubmit={(form) => (inputs = form.inputs())} />
      </FormRefusal>,
    );
    expect(field('To')).toHaveAccessibleDescription('Nobody has this name.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));
    expect([...inputs]).toEqual(['name', 'toUserName']);
  });

  it('marks a picture that was refused until there is another, whatever its name is', () => {
    const photo = () => new File(['photo'], 'image.jpg', { type: 'image/jpeg' });
    function Picture({ picture }: { picture: File }) {
      const { bind } = useForm(
        { picture },
        () => undefined,
        () => ({}),
        refused,
      );
      return <p>{bind('picture').error ?? 'None'}</p>;
    }
    const refused = refusing('This is the other side.', 'input.picture');
    const first = photo();
    const { rerender } = render(<Picture picture={first} />);
    expect(screen.getByText('This is the other side.')).toBeVisible();
    rerender(<Picture picture={first} />);
    expect(screen.getByText('This is the other side.')).toBeVisible();
    rerender(<Picture picture={photo()} />);
    expect(screen.getByText('None')).toBeVisible();
  });

  it('does not submit while a field is busy, and focuses that field', async () => {
    const onSubmit = vi.fn();
    const { rerender } = render(<Form onSubmit={onSubmit} isBusy />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(field('Picture')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(<Form onSubmit={onSubmit} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
