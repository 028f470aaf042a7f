import { useTranslation } from 'react-i18next';
import { CheckField } from '../../components/field/CheckField.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { keepTrying } from '../../lib/lazyPart.ts';
import { useLoadedWhen } from '../../lib/useLoaded.ts';
import { isOpenNetwork, type Config } from './deposit.ts';
import { FormPart, FormParts } from './FormPart.tsx';
import { NetworkChoice } from './NetworkChoice.tsx';
import type { OnChainReportProps } from './OnChainReport.tsx';
import { amountOf } from './words.ts';

/** Most of this screen, and nobody needs it before a network is chosen and its rules are read. */
const fetchParts = () => keepTrying(() => import('./onChainParts.ts'));

export interface OnChainFormProps extends Omit<OnChainReportProps, 'network'> {
  config: Config;
}

/** Network first, then what may not go wrong, then the address, then what was sent. */
export function OnChainForm({ config, draft, ...report }: OnChainFormProps) {
  const { t } = useTranslation('deposit');
  const { values } = draft;
  const chosen = config.networks.find(({ network }) => network === values.network) ?? null;
  const network = chosen !== null && isOpenNetwork(chosen) ? chosen : null;
  const accepted = network !== null && values.accepted === network.network;
  const { part: parts } = useLoadedWhen(network !== null, fetchParts);
  return (
    <FormParts>
      <FormPart title={t('chain.network.title')} hint={t('chain.network.hint')}>
        <NetworkChoice
          networks={config.networks}
          value={network}
          onChoose={(next) => draft.set({ network: next })}
        />
      </FormPart>
      {network !== null && (
        <FormPart title={t('chain.address.title')}>
          <Notice tone="warning" title={t('chain.rules.title')}>
            {t('chain.rules.body', {
              network: network.network,
              amount: amountOf(network.minimum, 'USDT'),
            })}
          </Notice>
          <CheckField
            name="accepted"
            checked={accepted}
            onChange={(checked) => draft.set({ accepted: checked ? network.network : '' })}
          >
            {t('chain.rules.accept', { network: network.network })}
          </CheckField>
          {accepted && parts === null && <SkeletonRows count={3} height={72} />}
          {accepted && parts !== null && (
            <parts.AddressPanel network={network} demonstration={config.demonstration} />
          )}
        </FormPart>
      )}
      {accepted && parts !== null && (
        <FormPart title={t('chain.report.title')} hint={t('chain.report.hint')}>
          {/* Another network has rules of its own: nothing said of the one before stays. */}
          <parts.OnChainReport key={network.network} network={network} draft={draft} {...report} />
        </FormPart>
      )}
    </FormParts>
  );
}
