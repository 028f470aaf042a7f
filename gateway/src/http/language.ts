/** Chooses one of the five languages for a request. */

/** The portal's languages (spec §9). */
export const languages = ['en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID'] as const;
export type Language = (typeof languages)[number];

/** Browsers send few different headers, so each is parsed once and cached. */
const known = new Map<string, Language>();
const maxKnown = 256;

const matching = (range: string): Language | undefined => {
  const wanted = range.toLowerCase();
  const [primary] = wanted.split('-');
  return (
    languages.find((language) => language.toLowerCase() === wanted) ??
    languages.find((language) => language.toLowerCase().startsWith(`${primary ?? ''}-`))
  );
};

function choose(header: string): Language {
  const ranges = header.split(',', 20).map((part, index) => {
    const [range = '', ...parameters] = part.trim().split(';');
    const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
    return { range: range.trim(), weight: weight === undefined ? 1 : Number(weight), index };
  });
  const wanted = ranges
    .filter(({ range, weight }) => range !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  for (const { range } of wanted) {
    const language = matching(range);
    if (language !== undefined) return language;
  }
  return 'en-US';
}

/** The language that an Accept-Language header requests (RFC 9110 §12.5.4), or en-US. */
export function languageOf(header: string | undefined): Language {
  if (header === undefined) return 'en-US';
  let language = known.get(header);
  if (language === undefined) {
    language = choose(header);
    if (known.size >= maxKnown) known.clear();
    if (header.length <= 256) known.set(header, language);
  }
  return language;
}
