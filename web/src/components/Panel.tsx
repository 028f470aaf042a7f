import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { ErrorPanel } from './ErrorPanel.tsx';
import { Card, SectionTitle } from './surface.tsx';
import { hasError, type Loaded } from '../lib/loaded.ts';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  marginBottom: 12,
});

const Frame = styled(Card)({ display: 'flex', flexDirection: 'column' });

const Body = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });

/** Stands in the middle of a panel whose neighbour is higher. */
export const Middle = styled('div')({ marginBlock: 'auto' });

export interface PanelProps<T> {
  title: string;
  /** On the right of the title: a link to all of it. */
  link?: ReactNode;
  /** Under the title, whatever has loaded: what the panel shows is chosen there. */
  above?: ReactNode;
  loaded: Loaded<T>;
  /** Stands there until the first answer, as high as what will. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** One part of a screen, which loads, fails and is tried again for itself. */
export function Panel<T>({ title, link, above, loaded, skeleton, children }: PanelProps<T>) {
  const id = useId();
  const { data, error, retry } = loaded;
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <SectionTitle id={id}>{title}</SectionTitle>
        {link}
      </Head>
      {above}
      <Body>
        {data !== null ? (
          children(data)
        ) : hasError(loaded) ? (
          <Middle>
            <ErrorPanel error={error} onRetry={retry} />
          </Middle>
        ) : (
          skeleton
        )}
      </Body>
    </Frame>
  );
}
