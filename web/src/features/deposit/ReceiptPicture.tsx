import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/BusyButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SectionTitle } from '../../components/surface.tsx';
import { errorText } from '../../graphql/report.ts';
import { request } from '../../graphql/request.ts';
import { useAction } from '../../lib/useAction.ts';
import { color } from '../../theme/css.ts';
import { radius } from '../../theme/tokens.ts';
import { DepositReceiptImageDocument, type DepositReceiptImageQuery } from './deposit.generated.ts';

const Frame = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& > img': {
    maxWidth: '100%',
    height: 'auto',
    border: `1px solid ${color.line.soft}`,
    borderRadius: radius.control,
  },
});

type Picture = DepositReceiptImageQuery['depositReceiptImage'];

/** The receipt picture of a deposit: loaded on request and never cached. */
export function ReceiptPicture({ depositId }: { depositId: string }) {
  const { t } = useTranslation('deposit');
  const [shown, setShown] = useState<{ readonly picture: Picture } | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const show = useAction(async () => {
    const { signal } = (abort.current = new AbortController());
    const { depositReceiptImage } = await request(
      DepositReceiptImageDocument,
      { depositId },
      { shownByScreen: true, signal },
    );
    setShown({ picture: depositReceiptImage });
  });
  return (
    <Frame>
      <SectionTitle as="h3">{t('picture.label')}</SectionTitle>
      {shown === null && (
        <BusyButton
          variant="outlined"
          isBusy={show.isRunning}
          label={t('picture.show')}
          busyLabel={t('picture.loading')}
          onClick={() => void show.run()}
        />
      )}
      {show.error !== null && show.error !== undefined && (
        <Notice tone="danger" role="alert">
          {errorText(show.error)}
        </Notice>
      )}
      {shown !== null &&
        (shown.picture === null ? (
          <Notice tone="info" role="status">
            {t('picture.none')}
          </Notice>
        ) : (
          <img
            src={shown.picture.image}
            width={shown.picture.width}
            height={shown.picture.height}
            alt={t('picture.label')}
          />
        ))}
    </Frame>
  );
}
