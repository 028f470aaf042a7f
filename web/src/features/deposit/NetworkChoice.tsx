import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '../../design/ui/ChoiceTiles.tsx';
import { networks as chains } from '../../money/networks.ts';
import { isOpenNetwork, type Network } from './order.ts';
import { Minimum } from './Remainder.tsx';

/** In one line where there is room. */
const Hints = styled('span')({ display: 'flex', flexWrap: 'wrap', columnGap: 12 });

export interface NetworkChoiceProps {
  networks: readonly Network[];
  value: Network | null;
  onChoose: (network: Network['network']) => void;
}

/** The blockchains to choose from; a closed one shows why. */
export function NetworkChoice({ networks, value, onChoose }: NetworkChoiceProps) {
  const { t } = useTranslation('deposit');
  return (
    <ChoiceTiles
      label={t('chain.network.title')}
      labelHidden
      value={value?.network ?? null}
      choices={networks.map((network) => ({
        value: network.network,
        label: network.network,
        closed: !isOpenNetwork(network),
        hint: (
          <Hints>
            <span translate="no">{chains[network.network].chain}</span>
            <span>
              {isOpenNetwork(network) ? <Minimum way={network} unit="USDT" /> : t('chain.network.closed')}
            </span>
          </Hints>
        ),
      }))}
      onChoose={onChoose}
      oneRow
    />
  );
}
