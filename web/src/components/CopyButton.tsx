import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { color } from '../theme/css.ts';
import { CheckIcon, CopyIcon } from './icons/actions.tsx';

/** How long 'Copied' stands there, in ms. */
const feedback = 750;

export interface CopyButtonProps {
  /** What goes to the clipboard, exactly. */
  text: string;
  /** What it is: `Receipt number`. */
  label: string;
  /** Says what it does instead of showing it: where copying is the thing to do next. */
  words?: string;
}

/** Copies a text and says so. */
export function CopyButton({ text, label, words }: CopyButtonProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), feedback);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // A browser may refuse the clipboard, and has none where the address is not secure; then nothing is said to
      // be copied.
      setCopied(false);
    }
  };
  if (words !== undefined) {
    return (
      <Button
        variant="outlined"
        aria-live="polite"
        startIcon={copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        onClick={() => void copy()}
      >
        {copied ? t('actions.copied') : words}
      </Button>
    );
  }
  return (
    <IconButton
      size="small"
      aria-label={copied ? t('actions.copied') : `${t('actions.copy')}: ${label}`}
      title={copied ? t('actions.copied') : t('actions.copy')}
      aria-live="polite"
      onClick={() => void copy()}
      sx={copied ? { color: color.positive.main } : undefined}
    >
      {copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
    </IconButton>
  );
}
