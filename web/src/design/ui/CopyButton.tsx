import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, CopyIcon } from '../icons/actions.tsx';
import { color } from '../theme/css.ts';

/** How long 'Copied' is shown, in ms. */
const feedback = 750;

export interface CopyButtonProps {
  /** Copied verbatim. */
  text: string;
  /** What is copied: `Receipt number`. */
  label: string;
  /** Visible label, where copying is the main action; an icon otherwise. */
  words?: string;
}

/** Copies a text and confirms it. */
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
      // A browser may deny clipboard access and offers none on insecure origins; then nothing is confirmed.
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
