import { addressLength, addressProblem, otherNetworks, getUnpayableReason } from '@portal/schema/rules';
import { useTranslation } from 'react-i18next';
import type { WalletNetwork } from '../../generated/schema.ts';
import { isSavedAddress, type WalletAddress, type WalletValues } from './methods.ts';

/** Error messages for a typed address; undefined when it can be saved. */
export function useAddressProblemText(): (
  network: WalletNetwork,
  values: WalletValues,
  saved: readonly WalletAddress[],
  editing: WalletAddress | null,
) => string | undefined {
  const { t } = useTranslation('payout');
  return (network, values, saved, editing) => {
    const length = addressLength(network);
    const isTron = network === 'TRC20';
    const problem = addressProblem(network, values.address);
    switch (problem) {
      case 'required':
      case 'spaces':
        return t(`wallet.address.problems.${problem}`);
      case 'otherNetwork':
        return t('wallet.address.problems.otherNetwork', { network, found: otherNetworks(network) });
      case 'start':
        return t('wallet.address.problems.start', { network, start: isTron ? 'T' : '0x' });
      case 'characters':
        return t(`wallet.address.problems.${isTron ? 'charactersTron' : 'charactersEvm'}`);
      case 'tooShort':
        return t('wallet.address.problems.tooShort', {
          network,
          length,
          count: length - values.address.trim().length,
        });
      case 'tooLong':
        return t('wallet.address.problems.tooLong', { network, length });
      case null: {
        const why = getUnpayableReason(network, values.address.trim());
        if (why !== null) return t(`wallet.address.problems.${why}`);
        return isSavedAddress(values, saved, editing) ? t('wallet.address.saved') : undefined;
      }
    }
  };
}
