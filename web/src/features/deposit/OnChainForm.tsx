import { useTranslation } from 'react-i18next';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { CheckField } from '../../design/fields/CheckField.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { FormSection, FormSections } from './FormSection.tsx';
import { NetworkChoice } from './NetworkChoice.tsx';
import type { OnChainReportProps } from './OnChainReport.tsx';
import { isOpenNetwork, type Config } from './order.ts';
import { AmountNote } from './Remainder.tsx';

/** Lazy: needed only once a network is chosen. */
const loadParts = lazyImport(() => import('./OnChainReport.tsx'));

export interface OnChainFormProps extends Omit<OnChainReportProps, 'network'> {
  config: Config;
}

/** Network, then its rules, then the address, then the report. */
export function OnChainForm({ config, ...report }: OnChainFormProps) {
  const { t } = useTranslation('deposit');
  const { values, set } = report;
  const chosen = config.networks.find(({ network }) => network === values.network) ?? null;
  const network = chosen !== null && isOpenNetwork(chosen) ? chosen : null;
  const accepted = network !== null && values.accepted === network.network;
  const parts = useLazyImport(loadParts, network !== null);
  return (
    <FormSections>
      <FormSection title={t('chain.network.title')} hint={t('chain.network.hint')}>
        <NetworkChoice
          networks={config.networks}
          value={network}
          onChoose={(next) => set({ network: next })}
        />
      </FormSection>
      {network !== null && (
        <FormSection title={t('chain.address.title')}>
          <Notice tone="warning" title={t('chain.rules.title')}>
            {t('chain.rules.body', { network: network.network })}
            <AmountNote way={network} unit="USDT" />
          </Notice>
          <CheckField
            name="accepted"
            checked={accepted}
            onChange={(checked) => set({ accepted: checked ? network.network : '' })}
          >
            {t('chain.rules.accept', { network: network.network })}
          </CheckField>
          {accepted && parts === null && <SkeletonRows count={3} height={72} />}
          {accepted && parts !== null && (
            <parts.AddressPanel network={network} demonstration={config.demonstration} />
          )}
        </FormSection>
      )}
      {accepted && parts !== null && (
        <FormSection title={t('chain.report.title')} hint={t('chain.report.hint')}>
          {/* A new key drops validation errors of the previous network. */}
          <parts.OnChainReport key={network.network} network={network} {...report} />
        </FormSection>
      )}
    </FormSections>
  );
}
