import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import encodeQR from 'qr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AppTheme } from '../design/theme/AppTheme.tsx';
import { startTexts } from '../test/portal.tsx';
import { ScanButton } from './ScanButton.tsx';
import { scannedName } from './scanned.ts';

/** The pixels of a QR code as a camera sees it. */
function pictureOf(text: string): ImageData {
  const cells = encodeQR(text, 'raw', { border: 4, scale: 6 });
  const data = new Uint8ClampedArray(
    cells.flat().flatMap((dark) => [...Array<number>(3).fill(dark ? 0 : 255), 255]),
  );
  return { data, width: cells.length, height: cells.length, colorSpace: 'srgb' };
}

let shown: string;
const stop = vi.fn();

/** A device whose camera shows the QR code of `shown`. */
function withCamera(devices: readonly { kind: string }[], getUserMedia: () => Promise<unknown>): void {
  const value = { enumerateDevices: async () => devices, getUserMedia };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
}
const camera = [{ kind: 'videoinput' }];
const allowed = async () => ({ getTracks: () => [{ stop }] });

const onRead = vi.fn();
const renderButton = () =>
  render(
    <AppTheme>
      <ScanButton label="Scan a name" read={scannedName} onRead={onRead} />
    </AppTheme>,
  );

beforeAll(() => startTexts('scan'));
beforeEach(() => {
  const player = HTMLVideoElement.prototype;
  vi.spyOn(player, 'play').mockResolvedValue();
  vi.spyOn(player, 'videoWidth', 'get').mockReturnValue(200);
  vi.spyOn(player, 'videoHeight', 'get').mockReturnValue(200);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ drawImage: () => undefined, getImageData: () => pictureOf(shown) }) as never,
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  onRead.mockReset();
  stop.mockReset();
});

it('reads the code that the camera shows, and lets go of the camera', async () => {
  withCamera(camera, allowed);
  shown = 'https://portal.example.com/#/pay?to=budi';
  renderButton();
  await userEvent.click(await screen.findByRole('button', { name: 'Scan a name' }));
  await waitFor(() => expect(onRead).toHaveBeenCalledWith('budi'));
  expect(stop).toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reports an unusable code and keeps scanning', async () => {
  withCamera(camera, allowed);
  shown = 'https://example.com/menu';
  renderButton();
  await userEvent.click(await screen.findByRole('button', { name: 'Scan a name' }));
  expect(await screen.findByText(/holds something else/)).toBeVisible();
  shown = 'budi';
  await waitFor(() => expect(onRead).toHaveBeenCalledWith('budi'));
});

it('shows an error when the camera cannot be used', async () => {
  withCamera(camera, () => Promise.reject(new DOMException('', 'NotAllowedError')));
  renderButton();
  await userEvent.click(await screen.findByRole('button', { name: 'Scan a name' }));
  expect(await screen.findByText(/camera cannot be used/)).toBeVisible();
});

it('renders nothing without a camera', async () => {
  const devices = vi.fn(async () => []);
  withCamera([], allowed);
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockImplementation(devices);
  renderButton();
  await waitFor(() => expect(devices).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
});
