import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { PackageFrame } from '../../design/ui/packages.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { Actions } from '../../design/ui/surface.tsx';
import { useForm } from '../../forms/useForm.ts';
import { FlowForm } from '../../orders/flow/layout.tsx';
import { RecipientField } from '../../orders/recipients/RecipientField.tsx';
import { useRecipient } from '../../orders/recipients/useRecipient.ts';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import { toCodeActivation, toCodeTransfer, type MatchingCode } from './order.ts';
import type { OwnCodesProps } from './OwnCodes.tsx';
import { SecretCode } from './SecretCode.tsx';
import { codeCoin } from './words.ts';

export interface OwnCodeProps extends Omit<OwnCodesProps, 'summary'> {
  code: MatchingCode;
}

interface TransferFormProps extends OwnCodeProps {
  /** Whether its field gets the focus first. */
  autoFocus: boolean;
}

/** The recipient of a transferred code. */
function TransferForm({ code, ownName, values, set, onReview, autoFocus }: TransferFormProps) {
  const { t } = useTranslation(['matching-codes', 'common']);
  const recipient = useRecipient(values.to, ownName);
  const form = useForm(values, set, () => ({ to: recipient.problem }));
  return (
    <FlowForm
      form={form}
      toDraft={(signal) => recipient.whenKnown((to) => toCodeTransfer(code, to), signal)}
      onReview={onReview}
      label={t('transfer.submit')}
    >
      <RecipientField
        recipient={recipient}
        binding={form.bind('to', 'toUserName')}
        label={t('transfer.to')}
        hint={t('transfer.hint')}
        autoFocus={autoFocus}
      />
      <Actions>
        <Button variant="outlined" onClick={() => set({ transferring: '', to: '' })}>
          {t('common:actions.cancel')}
        </Button>
      </Actions>
    </FlowForm>
  );
}

/** A code that can be used: its package, the secret, and what can be done with it. */
export function OwnCode(props: OwnCodeProps) {
  const { code, restriction, values, set, onReview } = props;
  const { t } = useTranslation(['matching-codes', 'common']);
  const titleId = useId();
  /** Not of a form that the member comes back to. */
  const [isBegun, setBegun] = useState(false);
  const isClosed = restriction !== null;
  const { id, name, amount, blockingReason, fromUserName, createdAt, receiptNumber } = code;
  return (
    <PackageFrame aria-labelledby={titleId}>
      <header>
        <div>
          <h3 id={titleId}>
            {name} · <Money value={amount} coin={codeCoin} alwaysShown />
          </h3>
          <p>{fromUserName === null ? t('own.bought') : t('own.from', { name: fromUserName })}</p>
          <p>
            <DateTime value={createdAt} />
          </p>
        </div>
        <StatusChip status={code.status} />
      </header>
      {code.code !== null && <SecretCode code={code.code} name={name} />}
      {blockingReason !== null && (
        <Notice tone="warning" title={t(`blockingReasons.${blockingReason}.title`)}>
          {t(`blockingReasons.${blockingReason}.body`)}{' '}
          {blockingReason !== 'MAXIMUM' && (
            <ContactSupport about={{ label: t('common:order.receiptNumber'), value: receiptNumber }} />
          )}
        </Notice>
      )}
      {values.transferring === id && !isClosed ? (
        <TransferForm {...props} autoFocus={isBegun} />
      ) : (
        <Actions>
          <Button
            disabled={blockingReason !== null}
            aria-label={t('own.activateOf', { name })}
            onClick={() => onReview(toCodeActivation(code))}
          >
            {t('own.activate')}
          </Button>
          {!isClosed && (
            <Button
              variant="outlined"
              aria-label={t('own.transferOf', { name })}
              onClick={() => {
                setBegun(true);
                set({ transferring: id, to: '' });
              }}
            >
              {t('own.transfer')}
            </Button>
          )}
        </Actions>
      )}
    </PackageFrame>
  );
}
