import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../design/fields/PictureField.tsx';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { TextButton } from '../../design/ui/TextLink.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { isSameAmount } from '../../money/decimal.ts';
import type { PictureParts } from '../../orders/flow/heldPictures.ts';
import { FlowForm } from '../../orders/flow/layout.tsx';
import { formatBusinessDay } from '../../time/time.ts';
import { getClaimAmount, getLoss, toClaimDraft, type ClaimableTrade, type ClaimDraft } from './order.ts';
import { claimCoin, useTradeLabel } from './words.ts';

const Head = styled('div')({ display: 'grid', justifyItems: 'start', gap: 8 });

export interface ClaimFormProps extends PictureParts {
  choice: ClaimableTrade;
  onBack: () => void;
  onReview: (draft: ClaimDraft) => void;
}

/** The screenshot for the claim of one trade. */
export function ClaimForm({ choice, picture, onPicture, hold, onBack, onReview }: ClaimFormProps) {
  const { t } = useTranslation('claims');
  const locale = useLocale();
  const orderWords = useTradeLabel();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { round, order } = choice;
  const form = useForm(
    { picture },
    () => undefined,
    () => ({ picture: picture === null ? t('picture.required') : undefined }),
  );
  return (
    <Stack>
      <Head>
        <TextButton type="button" onClick={onBack}>
          {t('form.back')}
        </TextButton>
        <SectionTitle ref={heading} tabIndex={-1}>
          {orderWords({ ...round, number: order.number })}
        </SectionTitle>
      </Head>
      {order.status === 'REJECTED' && (
        <Notice tone="danger" title={order.reason ?? t('result.noReason')}>
          {t('form.afterRejection')}
        </Notice>
      )}
      <DetailList
        details={[
          { label: t('figures.day'), value: formatBusinessDay(order.date, locale) },
          {
            label: t('figures.lost'),
            value: <Money value={getLoss(order)} coin="INSURANCE_POINT" alwaysShown />,
          },
          {
            label: t('figures.willBePaid'),
            value: <Money value={getClaimAmount(order)} coin={claimCoin} alwaysShown />,
            emphasis: true,
          },
        ]}
      />
      {!isSameAmount(getClaimAmount(order), getLoss(order)) && (
        <Notice tone="info">{t('form.partlyCovered')}</Notice>
      )}
      <FlowForm
        form={form}
        toDraft={() => toClaimDraft(choice, hold())}
        onReview={onReview}
        label={t('form.submit')}
      >
        <PictureField
          name="picture"
          label={t('picture.label')}
          hint={t('picture.hint')}
          picture={picture}
          error={form.bind('picture', 'screenshot').error}
          onChange={onPicture}
        />
      </FlowForm>
    </Stack>
  );
}
