import type { Block } from './readDocument.ts';

/** ID of the heading at a block index. */
export const headingId = (index: number): string => `part-${index}`;

/** Renders a parsed document. The text is static, so indices are stable keys. */
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
