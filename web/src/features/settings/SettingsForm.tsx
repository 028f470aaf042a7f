import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverview } from '../../data/overview/overview.tsx';
import { text, visuallyHidden } from '../../design/theme/css.ts';
import { below, layout } from '../../design/theme/tokens.ts';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { Actions, Stack } from '../../design/ui/surface.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import type { Action } from '../../forms/useAction.ts';
import type { Form } from '../../forms/useForm.ts';

const Frame = styled('form')({
  maxWidth: 480,
  paddingBlock: '4px 20px',
  // Stays clear of the header when the focus brings it into view.
  '& h3': { ...text.body, fontWeight: 600, scrollMarginTop: layout.header + 16 },
});

const FormButtons = styled(Actions)({
  // Buttons that wrap share the full width.
  [`@media ${below.tablet}`]: { '& > *': { flexGrow: 1 } },
});

/** Hidden, so that password managers know the account. */
const Account = styled('input')(visuallyHidden);

export interface SettingsFormProps {
  label: string;
  /** Whether the label is a heading; otherwise the row above the form is its title. */
  hasHeading?: boolean;
  /** Of the heading, where it gets the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  submitRef?: Ref<HTMLButtonElement>;
  /** What it means, before the fields. */
  notice?: ReactNode;
  action: Action<[]>;
  form: Pick<Form<never>, 'formProps' | 'failure' | 'refusal'>;
  submit: string;
  busy: string;
  /** What a refusal left unchanged. */
  kept: string;
  /** What to do about an unknown outcome. */
  unknown: string;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Frame of the forms that open below a row of the settings: fields, error and buttons. */
export function SettingsForm(props: SettingsFormProps) {
  const {
    label,
    hasHeading = false,
    headingRef,
    submitRef,
    notice,
    action,
    form,
    onCancel,
    children,
  } = props;
  const { t } = useTranslation('common');
  const noticeId = useId();
  const hasNotice = notice !== undefined && notice !== null && notice !== false;
  const userName = useOverview()?.me.userName ?? '';
  const { isRunning } = action;
  return (
    <Frame {...form.formProps(() => void action.run())}>
      <Account
        type="text"
        name="username"
        autoComplete="username"
        value={userName}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      {/* The focus starts at a field; its group makes screen readers announce the text before it. */}
      <Stack role="group" aria-label={label} aria-describedby={hasNotice ? noticeId : undefined}>
        {hasHeading && (
          <h3 ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1}>
            {label}
          </h3>
        )}
        {hasNotice && <div id={noticeId}>{notice}</div>}
        {children}
        <FormFailure form={form} kept={props.kept} unknown={props.unknown} />
        <FormButtons>
          <BusyButton
            type="submit"
            {...(submitRef !== undefined && { ref: submitRef })}
            size="large"
            isBusy={isRunning}
            label={props.submit}
            busyLabel={props.busy}
          />
          {/* A request in progress cannot be cancelled. */}
          <Button variant="outlined" size="large" disabled={isRunning} onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        </FormButtons>
      </Stack>
    </Frame>
  );
}
