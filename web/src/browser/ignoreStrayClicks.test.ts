import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

/** One mouse press; `count` is the number of presses at this place within a moment. */
function press(element: Element, count: number): void {
  fireEvent.mouseDown(element, { detail: count });
  fireEvent.mouseUp(element, { detail: count });
  fireEvent.click(element, { detail: count });
}

const onClick = vi.fn();

function show(html: string): void {
  document.body.innerHTML = html;
  screen.getAllByRole('button').forEach((button) => button.addEventListener('click', onClick));
}

beforeEach(() => onClick.mockClear());

it('gives the second half of a double click to the control that had the first', () => {
  show('<button><span>Con</span><b>firm</b></button>');
  press(screen.getByText('Con'), 1);
  press(screen.getByText('firm'), 2);
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('keeps it from a control that has come in the place of that', () => {
  show('<button>Confirm</button>');
  press(screen.getByRole('button'), 1);
  onClick.mockClear();
  show('<button>See it in the history</button>');
  press(screen.getByRole('button'), 2);
  press(screen.getByRole('button'), 3);
  expect(onClick).not.toHaveBeenCalled();
  press(screen.getByRole('button'), 1);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('does not give the focus to such a control', () => {
  show('<button>Confirm</button><button>Back</button>');
  press(screen.getByRole('button', { name: 'Confirm' }), 1);
  const isDefault = fireEvent.mouseDown(screen.getByRole('button', { name: 'Back' }), { detail: 2 });
  expect(isDefault).toBe(false);
});

it('leaves keys alone, whose clicks count as none', () => {
  show('<button>Confirm</button><button>Back</button>');
  press(screen.getByRole('button', { name: 'Confirm' }), 1);
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Back' }), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Back' }), { detail: 0 });
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('checks and unchecks a box whose label is clicked twice', () => {
  document.body.innerHTML = '<label>Save it <input type="checkbox" /></label>';
  const changed = vi.fn();
  screen.getByRole('checkbox').addEventListener('change', changed);
  press(screen.getByText('Save it'), 1);
  press(screen.getByText('Save it'), 2);
  expect(changed).toHaveBeenCalledTimes(2);
});
