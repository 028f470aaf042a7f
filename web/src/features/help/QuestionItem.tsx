import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ChevronDownIcon } from '../../design/icons/actions.tsx';
import { color, text } from '../../design/theme/css.ts';
import { layout } from '../../design/theme/tokens.ts';
import { CopyButton } from '../../design/ui/CopyButton.tsx';
import { Blocks } from '../../screens/document/Blocks.tsx';
import { helpPath } from './paths.ts';
import type { Question } from './readHelp.ts';

const Item = styled('li')({
  borderTop: `1px solid ${color.line.soft}`,
  '&:first-of-type': { borderTop: 0 },
  // Clear of the header and of the tabs on a phone.
  scrollMargin: `${layout.header + 16}px 0 ${layout.bottomTabs + 16}px`,
});

const Toggle = styled('button')({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20px',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 52,
  margin: 0,
  padding: '12px 0',
  border: 0,
  background: 'none',
  color: color.ink.primary,
  fontWeight: 500,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { color: color.accent.main },
  '& > svg': { color: color.ink.muted },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
});

const Answer = styled('div')({
  ...text.body,
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  maxWidth: '64ch',
  paddingBottom: 20,
  color: color.ink.secondary,
  overflowWrap: 'anywhere',
  '&[hidden]': { display: 'none' },
  '& > p': { whiteSpace: 'pre-line', textWrap: 'pretty' },
  '& > ul': { display: 'grid', gap: 6, paddingInlineStart: 20, listStyle: 'disc' },
});

/** The id of a question's item, to scroll to. */
export const questionId = (name: string): string => `question-${name}`;

export interface QuestionItemProps {
  question: Question;
  /** Whether the address names it. */
  isOpen: boolean;
}

/** A question that shows its answer. The one that is open is in the address. */
export function QuestionItem({ question: { name, title, answer }, isOpen }: QuestionItemProps) {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const id = useId();
  const address = helpPath({ question: name });
  return (
    <Item id={questionId(name)}>
      <h3>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => void navigate(isOpen ? helpPath() : address, { replace: true })}
        >
          {title}
          <ChevronDownIcon />
        </Toggle>
      </h3>
      <Answer id={id} hidden={!isOpen}>
        <Blocks blocks={answer} />
        <CopyButton
          text={new URL(`#${address}`, window.location.href).href}
          label={title}
          words={t('copyLink')}
        />
      </Answer>
    </Item>
  );
}
