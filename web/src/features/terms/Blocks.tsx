import type { Block } from './readDocument.ts';

/** The id of the heading that is the block at this index. */
export const headingId = (index: number): string => `terms-${index}`;

/** A read document. Blocks have no identity but their place, and a text does not change while it is shown. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, i) => {
    switch (block.kind) {
      case 'heading':
        return (
          <h3 key={i} id={headingId(i)} tabIndex={-1}>
            {block.text}
          </h3>
        );
      case 'paragraph':
        return <p key={i}>{block.text}</p>;
      case 'list':
        return (
          <ul key={i}>
            {block.items.map((item, j) => (
              <li key={j}>{item}</li>
            ))}
          </ul>
        );
    }
  });
}
