import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeIcon, EyeOffIcon } from '../../design/icons/actions.tsx';
import { tabular, visuallyHidden } from '../../design/theme/css.ts';
import { CopyButton } from '../../design/ui/CopyButton.tsx';
import { accountEnd, accountGroups } from './methods.ts';

const Line = styled('span')({
  ...tabular,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  '& > [data-number]': { marginInlineEnd: 4, overflowWrap: 'anywhere' },
});
const Words = styled('span')(visuallyHidden);

/** An account number, masked until revealed; the copy button always copies it in full. */
export function AccountNumber({ number }: { number: string }) {
  const { t } = useTranslation('payout');
  const [isShown, setShown] = useState(false);
  const end = accountEnd(number);
  return (
    <Line translate="no">
      {isShown ? (
        <span data-number>{accountGroups(number)}</span>
      ) : (
        <span data-number>
          <span aria-hidden>{`•••• •••• ${end}`}</span>
          <Words>{t('banks.endsIn', { end })}</Words>
        </span>
      )}
      <IconButton
        size="small"
        aria-label={t(isShown ? 'banks.mask' : 'banks.reveal')}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
      </IconButton>
      <CopyButton text={number} label={t('banks.number')} />
    </Line>
  );
}
