import { useEffect, useState } from 'react';

/** Whether the device has a camera, which is known without asking the member for it. */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false);
  useEffect(() => {
    // Browsers offer cameras on secure origins alone.
    if (!('mediaDevices' in navigator)) return;
    let isShown = true;
    navigator.mediaDevices.enumerateDevices().then(
      (devices) => isShown && setHasCamera(devices.some(({ kind }) => kind === 'videoinput')),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return hasCamera;
}
