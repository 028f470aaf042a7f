import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { TextField } from '../components/field/TextField.tsx';
import { FormFailure } from '../components/FormFailure.tsx';
import { PortalError, type PortalErrorCode } from '../graphql/errors.ts';
import { startTexts } from '../test/portal.tsx';
import { FormRefusal, useForm } from './useForm.ts';

beforeAll(() => startTexts());

const refusing = (words: string, field: string | null, code: PortalErrorCode = 'PLATFORM_MESSAGE') =>
  new PortalError(code, words, 'req-1', field);

/** Two fields, of which the request calls the second something else; `refused` is the error of the last attempt. */
function Form({ refused }: { refused?: unknown }) {
  const [values, setValues] = useState({ name: 'aiko', to: 'budi' });
  const form = useForm(
    values,
    (changes) => setValues({ ...values, ...changes }),
    ({ name }) => ({ name: name === '' ? 'A name is required.' : undefined }),
    refused,
  );
  return (
    <form aria-label="Form" {...form.frame(() => undefined)}>
      <FormFailure form={form} kept="Nothing was changed." unknown="It is not known." />
      <TextField label="Name" {...form.bind('name')} />
      <TextField label="To" {...form.bind('to', 'toUserName')} />
      <button>Send</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText(label);

describe('a form', () => {
  it('says a refusal beside the field that it names, and nowhere else', async () => {
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

  it('shows the refusal of what is sent elsewhere, and says which fields it has', () => {
    const shown = new Set<ReadonlySet<string>>();
    const register = (inputs: ReadonlySet<string>) => {
      shown.add(inputs);
      return () => void shown.delete(inputs);
    };
    const refusal = refusing('Nobody has this name.', 'input.toUserName');
    const { rerender } = render(
      <FormRefusal value={{ refusal, register }}>
        <Form />
      </FormRefusal>,
    );
    expect(field('To')).toHaveAccessibleDescription('Nobody has this name.');
    expect([...shown].map((inputs) => [...inputs])).toEqual([['name', 'toUserName']]);
    rerender(<FormRefusal value={{ refusal, register }}>{null}</FormRefusal>);
    expect([...shown]).toEqual([]);
  });
});
