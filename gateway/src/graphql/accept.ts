/** Selects one of the two JSON media types for a response (GraphQL over HTTP §6.1, §6.4). */

export const jsonTypes = ['application/graphql-response+json', 'application/json'] as const;
export type JsonType = (typeof jsonTypes)[number];

const known = new Map<string, JsonType | undefined>();
const maxKnown = 256;

interface Range {
  readonly type: string;
  readonly weight: number;
}

function rangesOf(header: string): Range[] {
  return header.split(',', 30).flatMap((part) => {
    const [type = '', ...parameters] = part.toLowerCase().replaceAll(/\s/g, '').split(';');
    const charset = parameters.find((p) => p.startsWith('charset='));
    if (type === '' || (charset !== undefined && charset !== 'charset=utf-8')) return [];
    const weight = Number(parameters.find((p) => p.startsWith('q='))?.slice(2) ?? 1);
    return weight > 0 ? [{ type, weight }] : [];
  });
}

/** The media type a range selects. Wildcards select plain JSON, which older clients can read. */
function typeOfRange(range: string): JsonType | undefined {
  if (range === '*/*' || range === 'application/*') return 'application/json';
  return jsonTypes.find((type) => type === range);
}

function choose(header: string): JsonType | undefined {
  const byWeight = rangesOf(header).sort((a, b) => b.weight - a.weight);
  for (const { type } of byWeight) {
    const chosen = typeOfRange(type);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

/** The media type that an Accept header requests; undefined if it accepts neither. */
export function acceptedType(header: string | undefined): JsonType | undefined {
  if (header === undefined || header === '') return 'application/json';
  if (!known.has(header)) {
    const type = choose(header);
    if (header.length > 512) return type;
    if (known.size >= maxKnown) known.clear();
    known.set(header, type);
  }
  return known.get(header);
}
