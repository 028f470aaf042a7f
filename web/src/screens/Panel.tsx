import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { hasError, type Loaded } from '../browser/loaded.ts';
import { Card, SectionTitle } from '../design/ui/surface.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

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

/** Vertically centres content in a panel with a taller neighbour. */
export const Centered = styled('div')({ marginBlock: 'auto' });

export interface PanelProps<T> {
  title: string;
  /** Right of the title, usually to the full list. */
  link?: ReactNode;
  /** Below the title, loaded or not, such as a choice of what the panel shows. */
  above?: ReactNode;
  loaded: Loaded<T>;
  /** Shown while loading; as high as the content. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of a screen that loads, fails and retries independently. */
export function Panel<T>({ title, link, above, loaded, skeleton, children }: PanelProps<T>) {
  const id = useId();
  const { data, error, reload } = loaded;
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
          <Centered>
            <ErrorPanel error={error} onRetry={reload} />
          </Centered>
        ) : (
          skeleton
        )}
      </Body>
    </Frame>
  );
}
