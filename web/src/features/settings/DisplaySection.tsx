import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '../../components/ChoiceTiles.tsx';
import { useHideAmounts } from '../../components/hiddenAmounts.tsx';
import { EyeOffIcon } from '../../components/icons/actions.tsx';
import { Row, Rows } from '../../components/Rows.tsx';
import { ScreenSection } from '../../components/ScreenSection.tsx';
import { Switch } from '../../components/Switch.tsx';
import { useThemeChoice } from '../../components/useThemeChoice.tsx';
import { color } from '../../theme/css.ts';

const Below = styled('div')({
  marginTop: 20,
  paddingTop: 12,
  borderTop: `1px solid ${color.line.soft}`,
});

/** Theme and hidden amounts, on this device. */
export function DisplaySection() {
  const { t } = useTranslation(['settings', 'common']);
  const { mode, setMode, choices } = useThemeChoice();
  const [hidden, setHidden] = useHideAmounts();
  return (
    <ScreenSection title={t('display.title')} hint={t('display.hint')}>
      <ChoiceTiles label={t('common:theme.label')} value={mode} choices={choices} onChoose={setMode} />
      <Below>
        <Rows>
          <Row
            icon={EyeOffIcon}
            label={t('common:amounts.hide')}
            hint={t('display.hideAmountsHint')}
            control={(labelId) => <Switch isOn={hidden} onChange={setHidden} labelledBy={labelId} />}
          />
        </Rows>
      </Below>
    </ScreenSection>
  );
}
