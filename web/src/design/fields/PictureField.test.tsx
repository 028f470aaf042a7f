import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as photo from '../../browser/photo.ts';
import { startTexts } from '../../test/portal.tsx';
import { PictureField } from './PictureField.tsx';

beforeAll(() => startTexts());

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngOf = (name: string, size = 1_200_000) =>
  new File([new Uint8Array(png), new Uint8Array(size - png.length)], name, { type: 'image/png' });
const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.svg', { type: 'image/svg+xml' });

function Picture({ onChange, error }: { onChange?: (picture: File | null) => void; error?: string }) {
  const [picture, setPicture] = useState<File | null>(null);
  return (
    <PictureField
      label="Receipt picture"
      name="picture"
      picture={picture}
      error={error}
      onChange={(next) => {
        setPicture(next);
        onChange?.(next);
      }}
    />
  );
}

const field = () => screen.getByLabelText('Receipt picture');
// Browsers let the user ignore `accept`.
const setup = () => userEvent.setup({ applyAccept: false });

function paste(file: File, onto: Element | Document = document): boolean {
  const event = createEvent.paste(onto, {});
  Object.assign(event, { clipboardData: { files: [file] } });
  return fireEvent(onto, event);
}

describe('a picture field', () => {
  it('states the accepted formats, and shows the chosen picture', async () => {
    const onChange = vi.fn();
    render(<Picture onChange={onChange} />);
    expect(field()).toHaveAccessibleDescription(/JPEG, PNG, WebP or PDF, up to 40 MB\./);
    expect(field()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,application/pdf');
    const picture = pngOf('receipt.png');
    await setup().upload(field(), picture);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(picture);
    expect(screen.getByText('receipt.png')).toBeVisible();
    expect(screen.getByText('1.2 MB · Replace')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Chosen: receipt.png, 1.2 MB');
    await waitFor(() => expect(document.querySelector('img')?.src).toMatch(/^data:image\/png;base64,/));
  });

  it.each([
    [svg, /drawing\.svg is not a JPEG, PNG or WebP picture, nor a PDF/],
    [pngOf('huge.png', 41_000_000), /huge\.png is 41 MB; the limit is 40 MB/],
    [new File([], 'nothing.png'), /nothing\.png is empty/],
  ])('rejects %o with a message and keeps the previous picture', async (file, words) => {
    const onChange = vi.fn();
    render(<Picture onChange={onChange} />);
    const user = setup();
    await user.upload(field(), pngOf('receipt.png'));
    await user.upload(field(), file);
    await waitFor(() => expect(field()).toHaveAccessibleDescription(words));
    expect(field()).toBeInvalid();
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.getByText('receipt.png')).toBeVisible();
    // A valid file clears the error.
    await user.upload(field(), pngOf('better.png'));
    await waitFor(() => expect(screen.getByText('better.png')).toBeVisible());
    expect(field()).not.toHaveAccessibleDescription(words);
  });

  it.each([
    ['is too large to be sent', pngOf('large.png', 6_000_000)],
    ['is a HEIC photo', new File(['\0\0\0\x18ftypheic', '\0'.repeat(4)], 'large.heic')],
  ])('redraws a picture that %s if the browser can', async (_why, file) => {
    const drawn = pngOf('large.jpg', 900_000);
    const prepare = vi.spyOn(photo, 'preparePhoto').mockResolvedValue(drawn);
    const onChange = vi.fn();
    render(<Picture onChange={onChange} />);
    await setup().upload(field(), file);
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(drawn));
    expect(prepare).toHaveBeenCalledExactlyOnceWith(file);
  });

  it('shows what to do with a HEIC photo that the browser cannot draw', async () => {
    vi.spyOn(photo, 'preparePhoto').mockRejectedValue(new Error('broken'));
    const onChange = vi.fn();
    render(<Picture onChange={onChange} />);
    await setup().upload(field(), new File(['\0\0\0\x18ftypheic', '\0'.repeat(4)], 'IMG_1.heic'));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/IMG_1\.heic is a HEIC photo/));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('accepts a dropped or pasted picture, and ignores pasted text', async () => {
    const onChange = vi.fn();
    render(<Picture onChange={onChange} />);
    const dropped = pngOf('dropped.png');
    fireEvent.drop(field(), { dataTransfer: { files: [dropped] } });
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(dropped));
    const pasted = pngOf('pasted.png');
    expect(paste(pasted), 'the browser does nothing else with it').toBe(false);
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(pasted));
    const text = createEvent.paste(document, {});
    Object.assign(text, { clipboardData: { files: [] } });
    expect(fireEvent(document, text)).toBe(true);
  });

  it('pastes into one field only: the focused one, else the first', async () => {
    const [one, other] = [vi.fn(), vi.fn()];
    render(
      <>
        <Picture onChange={one} />
        <Picture onChange={other} />
      </>,
    );
    paste(pngOf('a.png'));
    await waitFor(() => expect(one).toHaveBeenCalledOnce());
    screen.getAllByLabelText('Receipt picture')[1]?.focus();
    paste(pngOf('b.png'));
    await waitFor(() => expect(other).toHaveBeenCalledOnce());
    expect(one).toHaveBeenCalledOnce();
  });

  it('moves the focus to the file input when the picture is removed', async () => {
    const onChange = vi.fn();
    render(<Picture onChange={onChange} />);
    const user = setup();
    await user.upload(field(), pngOf('receipt.png'));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field()).toHaveFocus();
    expect(screen.getByText('Choose a picture')).toBeVisible();
    // The same file can be chosen again.
    await user.upload(field(), pngOf('receipt.png'));
    expect(await screen.findByText('receipt.png')).toBeVisible();
  });

  it('rejects a picture the browser cannot display', async () => {
    const onChange = vi.fn();
    render(<Picture onChange={onChange} />);
    await setup().upload(field(), pngOf('torn.png'));
    await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
    const image = document.querySelector('img');
    if (image !== null) fireEvent.error(image);
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field()).toHaveAccessibleDescription(/torn\.png cannot be shown/);
  });

  it('shows an error of its form', () => {
    render(<Picture error="Add a picture of the receipt." />);
    expect(field()).toHaveAccessibleDescription(/Add a picture of the receipt\./);
    expect(field()).toBeInvalid();
  });

  it('offers the camera on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('max-width'),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    render(<Picture />);
    const camera = document.querySelector<HTMLInputElement>('input[capture]');
    const opened = vi.spyOn(camera ?? field(), 'click');
    await setup().click(screen.getByRole('button', { name: 'Take a photo' }));
    expect(opened).toHaveBeenCalledOnce();
    expect(camera).toHaveAttribute('capture', 'environment');
  });
});
