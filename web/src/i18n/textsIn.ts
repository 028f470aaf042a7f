/**
 * The namespace and the locale of a file of texts: `features/terms/texts/ja-JP.json` has the texts of `terms` in
 * Japanese, and `records/texts/recordTypes/ja-JP.json` those of `recordTypes`.
 */
export function textsIn(path: string): readonly [namespace: string, locale: string] {
  const [, namespace = '', locale = ''] = /([^/]+)(?:\/texts)?\/([^/]+)\.json$/.exec(path) ?? [];
  return [namespace, locale];
}
