import { useState } from 'react';
import { Stack } from '../../design/ui/surface.tsx';
import { AreaTabs } from './AreaTabs.tsx';
import { FreePackageFlow } from './FreePackageFlow.tsx';

/** The free packages: those that can be claimed, and why the others cannot. */
export default function FreePackageScreen() {
  const [isSending, setSending] = useState(false);
  return (
    <Stack>
      <AreaTabs disabled={isSending} />
      <FreePackageFlow onSending={setSending} />
    </Stack>
  );
}
