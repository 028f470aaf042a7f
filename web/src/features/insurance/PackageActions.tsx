import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAmountError } from '../../design/fields/useAmountError.ts';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { Actions, Stack } from '../../design/ui/surface.tsx';
import { AmountField } from '../../forms/AmountField.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { compareAmounts, isZero, parseAmount, subtract } from '../../money/decimal.ts';
import { FlowForm } from '../../orders/flow/layout.tsx';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import { useInsuranceRedemptionLazyQuery } from './insurance.generated.ts';
import {
  findNextPackage,
  getRoom,
  toAddition,
  toPackageRedemption,
  toRefill,
  toPackageUpgrade,
  type InsuranceContract,
  type PackageDraft,
  type PackageValues,
  type InsuranceSummary,
} from './order.ts';
import { formatInsuranceAmount, insuranceCoin } from './words.tsx';

export interface PackageActionsProps extends FormParts<PackageValues, PackageDraft> {
  contract: InsuranceContract;
  summary: InsuranceSummary;
  /** What the member has available; null while unknown. */
  available: string | null;
}

/** How much is added. */
function AddForm({ contract, available, values, set, onReview }: PackageActionsProps) {
  const { t } = useTranslation(['insurance', 'common']);
  const amountError = useAmountError();
  const room = getRoom(contract);
  const limits = { maximum: room, available: available ?? undefined };
  const form = useForm(values, set, ({ amount }) => ({
    adding: undefined,
    amount: amountError(amount, insuranceCoin, limits),
  }));
  return (
    <FlowForm
      form={form}
      toDraft={() => {
        const parsed = parseAmount(values.amount);
        return parsed.ok ? toAddition(contract, parsed.value) : null;
      }}
      onReview={onReview}
      label={t('add.submit')}
    >
      <AmountField
        label={t('add.amount')}
        hint={room && t('add.room', { amount: formatInsuranceAmount(room) })}
        coin={insuranceCoin}
        limits={limits}
        {...form.bind('amount')}
      />
      <Actions>
        <Button variant="outlined" onClick={() => set({ adding: '', amount: '' })}>
          {t('common:actions.cancel')}
        </Button>
      </Actions>
    </FlowForm>
  );
}

/** The button that asks what a redemption costs and brings, and reviews it. */
function RedeemButton({ contract, onReview }: Pick<PackageActionsProps, 'contract' | 'onReview'>) {
  const { t } = useTranslation('insurance');
  const [quote] = useInsuranceRedemptionLazyQuery({ fetchPolicy: 'network-only' });
  const { run, isRunning } = useAction(async () => {
    const { data } = await quote({ variables: { contractId: contract.id } });
    if (data) onReview(toPackageRedemption(contract, data.insuranceRedemption));
  });
  return (
    <BusyButton
      isBusy={isRunning}
      label={t('own.redeem')}
      busyLabel={t('own.quoting')}
      aria-label={t('own.redeemOf', { name: contract.name })}
      onClick={() => void run()}
    />
  );
}

/** What can be done with a package, and what is missing for it. */
export function PackageActions(props: PackageActionsProps) {
  const { contract, summary, available, values, set, onReview } = props;
  const { t } = useTranslation('insurance');
  const { id, name, status } = contract;
  const lost = contract.lost ?? '0';
  const room = getRoom(contract);
  const next = findNextPackage(summary.offers, contract);
  const upgrade = next && toPackageUpgrade(contract, next);
  const canAdd = status === 'LOCKED' && (room === null || !isZero(room));
  const missing = (pays: string): string | null =>
    available !== null && compareAmounts(available, pays) < 0
      ? formatInsuranceAmount(subtract(pays, available))
      : null;
  const missingForUpgrade = missing(upgrade?.pays ?? '0');
  const missingForRefill = missing(lost);
  if (values.adding === id && canAdd) return <AddForm {...props} />;
  return (
    <Stack style={{ gap: 8 }}>
      {upgrade !== undefined && missingForUpgrade !== null && (
        <p>{t('own.missingForUpgrade', { amount: missingForUpgrade })}</p>
      )}
      {!isZero(lost) && missingForRefill !== null && (
        <p>{t('own.missingForRefill', { amount: missingForRefill })}</p>
      )}
      <Actions>
        {status === 'UNLOCKED' && <RedeemButton {...{ contract, onReview }} />}
        {next !== undefined && upgrade !== undefined && (
          <Button
            variant="outlined"
            disabled={missingForUpgrade !== null}
            aria-label={t('own.upgradeOf', { from: name, to: next.name })}
            onClick={() => onReview(upgrade)}
          >
            {t('own.upgrade', { to: next.name })}
          </Button>
        )}
        {!isZero(lost) && (
          <Button
            variant="outlined"
            disabled={missingForRefill !== null}
            aria-label={t('own.refillOf', { name, amount: formatInsuranceAmount(lost) })}
            onClick={() => onReview(toRefill(contract))}
          >
            {t('own.refill')}
          </Button>
        )}
        {canAdd && (
          <Button
            variant="outlined"
            aria-label={t('own.addOf', { name })}
            onClick={() => set({ adding: id, amount: '' })}
          >
            {t('own.add')}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
