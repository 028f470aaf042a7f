import { decodeQR } from 'qr/decode.js';

/** Between two looks at the picture, in ms. */
const pause = 150;

/** Longest edge of the picture that is looked at, in px: a code that fills a third of it is still sharp. */
const largest = 800;

/** The text of the QR code that the camera shows; null when it shows none. */
function readFrom(player: HTMLVideoElement, canvas: HTMLCanvasElement): string | null {
  const { videoWidth, videoHeight } = player;
  const scale = Math.min(1, largest / Math.max(videoWidth, videoHeight));
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null || canvas.width === 0) return null;
  context.drawImage(player, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    // It throws for a picture without a code.
    return null;
  }
}

export interface Watcher {
  /** Called with each text that is read; true ends the watching. */
  onText: (text: string) => boolean;
  /** The camera cannot be used: it is not allowed, taken, or gone. */
  onFailure: () => void;
}

/** Shows the camera in a player and reads QR codes from it, until it is stopped by the function that is returned. */
export function watchCamera(player: HTMLVideoElement, { onText, onFailure }: Watcher): () => void {
  const canvas = document.createElement('canvas');
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: MediaStream | null = null;

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    stream?.getTracks().forEach((track) => track.stop());
    player.srcObject = null;
  }

  function look(): void {
    const text = readFrom(player, canvas);
    if (text !== null && onText(text)) stop();
    else timer = setTimeout(look, pause);
  }

  async function begin(): Promise<void> {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    // Closed while the browser asked the member.
    if (isOver) {
      stop();
      return;
    }
    player.srcObject = stream;
    await player.play();
    look();
  }

  begin().catch(() => {
    if (!isOver) onFailure();
    stop();
  });
  return stop;
}
