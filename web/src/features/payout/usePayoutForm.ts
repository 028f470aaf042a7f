import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { screenEntryKey } from '../../browser/overlays.ts';
import { walletNetworks } from '../../money/networks.ts';
import { safeReturnPath, withAdded } from './methods.ts';
import type { MethodKind, PayoutDialog } from './PayoutDrawer.tsx';

/** State of the history entry of a form that was opened on this screen. */
const openedHere = { openedHere: true };

/** The form requested by the URL: `?add=wallet&network=TRC20&back=/withdraw`. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const add = params.get('add');
  return {
    add: add === 'wallet' || add === 'bank' ? add : null,
    /** Names the history entry. */
    place: screenEntryKey(location),
    network: walletNetworks.find((network) => network === params.get('network')) ?? null,
    back: safeReturnPath(params.get('back')),
    /** Opens the form by URL, so that it survives a reload. */
    open: (kind: MethodKind) => setParams({ add: kind }, { state: openedHere }),
    /** Closes it: back to the screen where it was opened, so that the browser's Back does not open it again. */
    close: () => {
      if (state !== null && typeof state === 'object' && 'openedHere' in state) void navigate(-1);
      else setParams({}, { replace: true });
    },
  };
}

/**
 * Returns a check whether the form of this render is still open: an answer may come after it was closed or the screen
 * left.
 */
function useStillOpen(open: object | string | null): () => boolean {
  const current = useRef(open);
  useLayoutEffect(() => {
    current.current = open;
    return () => {
      current.current = null;
    };
  }, [open]);
  return () => {
    const isOpen = current.current === open;
    if (isOpen) current.current = null;
    return isOpen;
  };
}

/** The open form: one that adds is opened by the URL, one that changes a method by its row. */
export function usePayoutForm() {
  const navigate = useNavigate();
  const address = useAddress();
  const [changing, setChanging] = useState<PayoutDialog | null>(null);
  const isStillOpen = useStillOpen(address.add === null ? changing : address.place);

  const dialog: PayoutDialog | null =
    address.add === null
      ? changing
      : address.add === 'wallet'
        ? { act: 'add', kind: 'wallet', network: address.network }
        : { act: 'add', kind: 'bank', network: null };

  /** Closes the form, with the ID of the method that it has added. */
  function close(added: string | null): void {
    if (!isStillOpen()) return;
    setChanging(null);
    if (address.add === null) return;
    // Members who were sent here return to where they came from.
    if (address.back === null) address.close();
    else {
      const back = added === null ? address.back : withAdded(address.back, added);
      void navigate(back, { replace: true });
    }
  }
  return { dialog, hasAddress: address.add !== null, add: address.open, change: setChanging, close };
}
