import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { SwitchRow } from '../../forms/SwitchRow.tsx';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import { useSetInsuranceAutoCompoundMutation } from './insurance.generated.ts';
import type { PackageDraft, PackageValues, InsuranceSummary } from './order.ts';
import { OwnPackage } from './OwnPackage.tsx';

export interface OwnPackagesProps extends FormParts<PackageValues, PackageDraft> {
  summary: InsuranceSummary;
  /** Null while unknown. */
  available: string | null;
  /** The switch was changed. */
  onChanged: () => void;
}

/** The member's packages that run, and whether their profits compound. */
export function OwnPackages({ summary, onChanged, ...props }: OwnPackagesProps) {
  const { t } = useTranslation('insurance');
  const [setAutoCompound] = useSetInsuranceAutoCompoundMutation();
  const { running, totals } = summary;
  return (
    <section aria-labelledby="insurance-own" style={{ marginBottom: 24 }}>
      <SectionTitle id="insurance-own">{t('own.title')}</SectionTitle>
      {running.length === 0 ? (
        <EmptyState
          icon={<StatusChip status="NOT_PURCHASED" />}
          title={t('own.none')}
          hint={t('own.noneHint')}
        />
      ) : (
        <Stack style={{ marginTop: 12 }}>
          <SwitchRow
            label={t('own.autoCompound')}
            hint={t(totals.autoCompound ? 'own.autoCompoundOn' : 'own.autoCompoundOff')}
            isOn={totals.autoCompound}
            onChange={async (autoCompound) => {
              await setAutoCompound({ variables: { input: { autoCompound } } });
              onChanged();
            }}
          />
          <Stack as="ul">
            {running.map((contract) => (
              <li key={contract.id}>
                <OwnPackage {...{ contract, summary }} {...props} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </section>
  );
}
