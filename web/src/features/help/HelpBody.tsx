import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../data/graphql/report.ts';
import { useRequest } from '../../data/graphql/useRequest.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { color, text } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Card, SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { TextButton } from '../../design/ui/TextLink.tsx';
import { Blocks } from '../../screens/document/Blocks.tsx';
import { Layout, Side } from '../../screens/document/layout.tsx';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import { HelpDocument } from './help.generated.ts';
import { QuestionItem, questionId } from './QuestionItem.tsx';
import { readHelp, type Help, type Question } from './readHelp.ts';
import { searchHelp } from './search.ts';

const Links = styled('div')({
  ...text.dense,
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  color: color.ink.secondary,
  overflowWrap: 'anywhere',
});

const Found = styled('p')({ ...text.dense, color: color.ink.secondary });

/** Placeholder while loading. Visitors do not fetch the members' skeletons for it. */
const Loading = styled('div')({
  minHeight: '60vh',
  borderRadius: radius.card,
  backgroundColor: color.surface.inset,
});

/** The questions that fit what was typed, or the way on where none does. */
function Results({ found, typed, open }: { found: readonly Question[]; typed: string; open: string | null }) {
  const { t } = useTranslation('help');
  return (
    <Card aria-labelledby="results">
      <SectionTitle id="results">{t('search.results')}</SectionTitle>
      {found.length === 0 ? (
        <div role="status">
          <EmptyState
            title={t('search.nothing', { typed })}
            hint={t('search.otherWords')}
            action={
              <ContactSupport
                all
                around={(links) => (
                  <Links style={{ justifyItems: 'center' }}>
                    <p>{t('search.orAsk')}</p>
                    {links}
                  </Links>
                )}
              />
            }
          />
        </div>
      ) : (
        <>
          <Found role="status">{t('search.found', { count: found.length })}</Found>
          <ul>
            {found.map((question) => (
              <QuestionItem key={question.name} question={question} isOpen={open === question.name} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

interface SubjectsProps {
  help: Help;
  open: string | null;
  /** Heading of questions without a subject. */
  untitled: string;
}

/** Every question by subject. */
function Subjects({ help: { intro, subjects }, open, untitled }: SubjectsProps) {
  return (
    <>
      {intro.length > 0 && (
        <Card>
          <Stack>
            <Blocks blocks={intro} />
          </Stack>
        </Card>
      )}
      {subjects.map(({ title, questions }, i) => (
        <Card key={i} aria-labelledby={`subject-${i}`}>
          <SectionTitle id={`subject-${i}`}>{title ?? untitled}</SectionTitle>
          <ul>
            {questions.map((question) => (
              <QuestionItem key={question.name} question={question} isOpen={open === question.name} />
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}

/**
 * Brings the open question with its answer into view: the one of a link to the top, one that is opened here only as
 * far as its answer needs. Searching opens nothing, so that the field stays where it is while one types.
 */
function useOpenInView(open: string | null, isShown: boolean): void {
  const wasShown = useRef(false);
  useEffect(() => {
    if (!isShown) return;
    const item = open === null ? null : document.getElementById(questionId(open));
    item?.scrollIntoView({ block: wasShown.current ? 'nearest' : 'start' });
    wasShown.current = true;
  }, [open, isShown]);
}

export interface HelpBodyProps {
  /** Whether the children are there: all appears at once, so that nothing moves. */
  isReady: boolean;
  /** The first steps. */
  children: ReactNode;
}

/** Search, first steps, questions and answers, and the way to support. */
export function HelpBody({ isReady, children }: HelpBodyProps) {
  const { t } = useTranslation(['help', 'common']);
  const [typed, setTyped] = useState('');
  const [params] = useSearchParams();
  const { data, error, reload } = useRequest(HelpDocument);
  const { title = '', body } = data?.media[0] ?? {};
  const extensions = data?.portal.extensions;
  const help = useMemo(
    () => (body === undefined || extensions === undefined ? null : readHelp(body, extensions)),
    [body, extensions],
  );
  const open = params.get('question');
  useOpenInView(open, isReady && help !== null);
  if (!isReady || (data === null && error === null))
    return <Loading role="status" aria-busy aria-label={t('loading')} />;
  const isSearching = help !== null && typed.trim() !== '';
  const found = isSearching ? searchHelp(help, typed) : null;
  return (
    <Layout>
      <Stack>
        {help !== null && (
          <Card as="div" role="search">
            <TextField
              name="search"
              type="search"
              label={t('search.label')}
              hint={t('search.hint')}
              value={typed}
              onChange={setTyped}
              maxLength={100}
              autoComplete="off"
              verbatim
            />
          </Card>
        )}
        {found !== null ? (
          <Results found={found} typed={typed.trim()} open={open} />
        ) : (
          <>
            {children}
            {help !== null && <Subjects help={help} open={open} untitled={title} />}
          </>
        )}
        {error !== null && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            {errorText(error)}{' '}
            <TextButton type="button" onClick={reload}>
              {t('common:actions.tryAgain')}
            </TextButton>
          </Notice>
        )}
      </Stack>
      {found?.length !== 0 && (
        <ContactSupport
          all
          around={(links) => (
            <Side>
              <Card aria-labelledby="contact">
                <Stack>
                  <SectionTitle id="contact">{t('contact.title')}</SectionTitle>
                  <Links>
                    <p>{t('contact.body')}</p>
                    {links}
                  </Links>
                </Stack>
              </Card>
            </Side>
          )}
        />
      )}
    </Layout>
  );
}
