import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../browser/useDocumentTitle.ts';
import { focusIfLost } from '../../browser/useFocusNext.ts';
import { color, text } from '../../design/theme/css.ts';
import { below, breakpoints, radius } from '../../design/theme/tokens.ts';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { useIsDesktop } from '../../design/ui/useWidth.ts';
import { VisitorHeader } from '../../design/ui/VisitorHeader.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import type { Action } from '../../forms/useAction.ts';
import type { Form } from '../../forms/useForm.ts';
import { helpPath } from '../help/index.ts';
import { Illustration } from './Illustration.tsx';
import { VisitorLink } from './VisitorLink.tsx';

const desktop = `@media (min-width: ${breakpoints.desktop}px)`;
const phone = `@media ${below.tablet}`;

const Page = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [desktop]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
});

const Side = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

const Center = styled('main')({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: '16px 24px 48px',
  [phone]: { padding: '8px 16px 32px', placeItems: 'start stretch' },
});

const Card = styled('section')({
  width: '100%',
  maxWidth: 440,
  padding: 32,
  display: 'grid',
  gap: 20,
  border: `1px solid ${color.line.soft}`,
  borderRadius: radius.card,
  backgroundColor: color.surface.card,
  [phone]: { padding: 20, maxWidth: 'none' },
});

const Head = styled('div')({
  display: 'grid',
  gap: 6,
  '& h1': { ...text.title, outline: 'none' },
  '& p': { ...text.dense, color: color.ink.secondary },
});

/** Takes no place where there are none. */
const Notices = styled('div')({ display: 'grid', gap: 20, '&:empty': { display: 'none' } });

const Foot = styled('footer')({
  ...text.dense,
  display: 'grid',
  gap: 8,
  color: color.ink.secondary,
  textAlign: 'center',
});

export interface AuthFormProps {
  title: string;
  /** One sentence under the title. */
  intro: string;
  /** Links to the other visitor screens. */
  foot: ReactNode;
  /** Above the form. */
  notice?: ReactNode;
  form: Pick<Form<never>, 'formProps' | 'failure' | 'refusal'>;
  action: Action<[]>;
  /** Text of the submit button, and while it sends. */
  submit: readonly [label: string, busyLabel: string];
  /** Whether there is nothing to send yet. */
  isIncomplete?: boolean;
  /** Whether it comes in place of another form, which takes the focus with it. */
  isNext?: boolean;
  /** The fields. */
  children: ReactNode;
  /** Below the submit button. */
  below?: ReactNode;
}

/** A visitor screen: a form in a narrow card, and an illustration on desktop. */
export function AuthForm(props: AuthFormProps) {
  const { title, form, action, submit, isIncomplete = false, isNext = false } = props;
  const { t } = useTranslation('session');
  const isDesktop = useIsDesktop();
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [introId, noticeId] = [`${id}-intro`, `${id}-notice`];
  useEffect(() => {
    if (isNext) focusIfLost(heading.current);
  }, [isNext]);
  return (
    <Page>
      <Side>
        <VisitorHeader />
        <Center>
          <Card>
            <Head>
              {/* Where the screen or its next form begins: with the focus, a screen reader says what has brought it. */}
              <h1 ref={heading} tabIndex={-1} aria-describedby={`${noticeId} ${introId}`}>
                {title}
              </h1>
              <p id={introId}>{props.intro}</p>
            </Head>
            <Notices id={noticeId}>{props.notice}</Notices>
            <form {...form.formProps(() => void action.run())}>
              <Stack>
                {props.children}
                <FormFailure form={form} />
                <BusyButton
                  type="submit"
                  size="large"
                  isBusy={action.isRunning}
                  disabled={isIncomplete}
                  label={submit[0]}
                  busyLabel={submit[1]}
                />
                {props.below}
              </Stack>
            </form>
            <Foot>
              <p>{props.foot}</p>
              <p>
                <VisitorLink to={helpPath()}>{t('help')}</VisitorLink>
              </p>
            </Foot>
          </Card>
        </Center>
      </Side>
      {isDesktop && <Illustration />}
    </Page>
  );
}
