import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/useLocale.ts';
import { useIsChineseNational } from './useIsChineseNational.ts';

export interface RankNameProps {
  englishName: string;
  chineseName: string;
}

/**
 * The name of a rank in the reader's language. An unknown rank has the platform's English name, except for Chinese
 * readers. Chinese nationals also see the Chinese one.
 */
export function RankName({ englishName, chineseName }: RankNameProps) {
  const { t, i18n } = useTranslation();
  const isChineseNational = useIsChineseNational();
  const chinese = <span lang="zh-CN">{chineseName}</span>;
  if (useLocale() === 'zh-CN') return chinese;
  const key = `ranks.${englishName}`;
  return (
    <>
      {i18n.exists(key) ? t(key as 'ranks.Manager') : <span lang="en">{englishName}</span>}
      {isChineseNational && <> {chinese}</>}
    </>
  );
}
