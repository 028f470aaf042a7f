import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '../../data/graphql/report.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { useRegisterGameMutation } from './game.generated.ts';

/** What the platform accepts: 4 to 20 letters, digits and underscores, beginning with a letter. */
const allowed = /^[A-Za-z]\w{3,19}$/;

/** Registers the member at the game, under a nickname that other players see. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('game');
  const [values, setValues] = useState({ nickname: '' });
  const [registerGame] = useRegisterGameMutation(shownInPlace);
  const nickname = values.nickname.trim();
  const action = useAction(async () => {
    await registerGame({ variables: { input: { nickname } } });
    onDone();
  });
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    () => ({
      nickname:
        nickname === '' ? t('register.required') : allowed.test(nickname) ? undefined : t('register.invalid'),
    }),
    action.error,
  );
  return (
    <form {...form.formProps(() => void action.run())}>
      <Stack>
        <p>{t('register.hint')}</p>
        <TextField
          label={t('register.nickname')}
          hint={t('register.nicknameHint')}
          verbatim
          autoComplete="off"
          maxLength={20}
          {...form.bind('nickname')}
        />
        <FormFailure form={form} />
        <BusyButton
          type="submit"
          size="large"
          isBusy={action.isRunning}
          label={t('register.submit')}
          busyLabel={t('register.busy')}
        />
      </Stack>
    </form>
  );
}
