import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../components/BrandMark.tsx';
import { LanguageMenu } from '../../components/LanguageMenu.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Stack } from '../../components/surface.tsx';
import { ThemeMenu } from '../../components/ThemeMenu.tsx';
import { errorText } from '../../graphql/report.ts';
import type { Action } from '../../lib/useAction.ts';
import { useDocumentTitle } from '../../lib/useDocumentTitle.ts';
import type { Form } from '../../lib/useForm.ts';
import { useIsDesktop } from '../../lib/useWidth.ts';
import { color, text } from '../../theme/css.ts';
import { breakpoints, radius } from '../../theme/tokens.ts';
import { Illustration } from './Illustration.tsx';

const desktop = `@media (min-width: ${breakpoints.desktop}px)`;
const phone = `@media (max-width: ${breakpoints.tablet - 0.02}px)`;

const Page = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [desktop]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
});

const Side = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

const Top = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '12px 24px',
  [phone]: { padding: '12px 8px 12px 16px' },
});

const Brand = styled('p')({
  ...text.body,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 1,
});

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
  '& h1': text.title,
  '& p': { ...text.dense, color: color.ink.secondary },
});

const Foot = styled('footer')({ ...text.dense, color: color.ink.secondary, textAlign: 'center' });

/** Error of the last submit. Not announced, because a toast with the same text is. */
export const Failure = ({ error }: Pick<Action<[]>, 'error'>) =>
  error === null || error === undefined ? null : <Notice tone="danger">{errorText(error)}</Notice>;

export interface AuthFormProps {
  title: string;
  /** One sentence under the title. */
  intro: string;
  /** Links to the other visitor screens. */
  foot: ReactNode;
  /** Above the form. */
  notice?: ReactNode;
  form: Pick<Form<never>, 'submit'>;
  action: Action<[]>;
  /** Text of the submit button, and while it sends. */
  submit: readonly [label: string, busyLabel: string];
  /** Whether there is nothing to send yet. */
  isIncomplete?: boolean;
  /** The fields. */
  children: ReactNode;
  /** Below the submit button. */
  below?: ReactNode;
}

/** A visitor screen: a form in a narrow card, and an illustration on desktop. */
export function AuthForm(props: AuthFormProps) {
  const { title, form, action, submit, isIncomplete = false } = props;
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  useDocumentTitle(title);
  return (
    <Page>
      <Side>
        <Top>
          <Brand>
            <BrandMark />
            {t('product.name')}
          </Brand>
          <LanguageMenu />
          <ThemeMenu />
        </Top>
        <Center>
          <Card>
            <Head>
              <h1>{title}</h1>
              <p>{props.intro}</p>
            </Head>
            {props.notice}
            <form noValidate onSubmit={form.submit(() => void action.run())}>
              <Stack>
                {props.children}
                <Button type="submit" size="large" disabled={action.isRunning || isIncomplete}>
                  {submit[action.isRunning ? 1 : 0]}
                </Button>
                {props.below}
              </Stack>
            </form>
            <Foot>{props.foot}</Foot>
          </Card>
        </Center>
      </Side>
      {isDesktop && <Illustration />}
    </Page>
  );
}
