import { useLocale } from '../i18n/useLocale.ts';
import { useIsChineseNational } from './useIsChineseNational.ts';

export interface RankNameProps {
  englishName: string;
  chineseName: string;
}

/**
 * The name of a rank. Ranks have a Chinese name for Chinese readers and an English one for all others, beside which Chinese
 * nationals read the Chinese one.
 */
export function RankName({ englishName, chineseName }: RankNameProps) {
  const isChineseNational = useIsChineseNational();
  const chinese = <span lang="zh-CN">{chineseName}</span>;
  if (useLocale() === 'zh-CN') return chinese;
  return (
    <>
      <span lang="en">{englishName}</span>
      {isChineseNational && <> {chinese}</>}
    </>
  );
}
