import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { EyeOffIcon } from '../../design/icons/actions.tsx';
import { color } from '../../design/theme/css.ts';
import { ChoiceTiles } from '../../design/ui/ChoiceTiles.tsx';
import { useHideAmounts } from '../../design/ui/hiddenAmounts.tsx';
import { Row, Rows } from '../../design/ui/Rows.tsx';
import { ScreenSection } from '../../design/ui/ScreenSection.tsx';
import { Switch } from '../../design/ui/Switch.tsx';
import { useThemeChoice } from '../../design/ui/useThemeChoice.tsx';

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
