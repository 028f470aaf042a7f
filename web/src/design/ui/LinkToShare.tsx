import { styled } from '@mui/material/styles';
import { color, text } from '../theme/css.ts';
import { breakpoints } from '../theme/tokens.ts';
import { CopyLine } from './CopyLine.tsx';
import { QrCode } from './QrCode.tsx';
import { ShareButton } from './ShareButton.tsx';
import { SectionTitle } from './surface.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: '8px 20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', gap: 8, alignContent: 'start', minWidth: 0 },
  '& p': { ...text.dense, color: color.ink.secondary },
  // A phone shows the code to another: it comes before what is copied.
  '& > svg': { marginBlock: 8 },
  [`@media (min-width: ${breakpoints.tablet}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > svg': { gridArea: '1 / 2 / span 2', marginBlock: 0 },
  },
});

interface Named {
  label: string;
  text: string;
}

export interface LinkToShareProps {
  title: string;
  hint: string;
  /** What can be typed instead of following the link. */
  code: Named;
  link: Named;
  /** The button of the share sheet, and the sentence that goes with the link. */
  share: Named;
  /** Accessible name of the QR code. */
  qr: string;
}

/** A link to pass on: to copy, to share, and as a QR code. */
export function LinkToShare({ title, hint, code, link, share, qr }: LinkToShareProps) {
  return (
    <Columns>
      <div>
        <SectionTitle>{title}</SectionTitle>
        <p>{hint}</p>
      </div>
      <QrCode text={link.text} label={qr} />
      <div>
        {[code, link].map(({ label, text }) => (
          <div key={label} style={{ display: 'contents' }}>
            <p>{label}</p>
            <CopyLine text={text} label={label} />
          </div>
        ))}
        <ShareButton text={share.text} url={link.text}>
          {share.label}
        </ShareButton>
      </div>
    </Columns>
  );
}
