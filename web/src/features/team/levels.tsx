/** Ranks in words. */
import { styled } from '@mui/material/styles';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { RankName } from '../../catalog/RankName.tsx';
import { color, text } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { TeamHomeQuery } from './team.generated.ts';

type Level = TeamHomeQuery['levels'][number];

/** The platform's names of the ranks. */
export const Levels = createContext<readonly Level[]>([]);

/** The second of the two readings of the ranks that are in use. */
const otherNames: Readonly<Record<number, readonly [english: string, chinese: string]>> = {
  [-1]: ['Player', '玩家'],
  0: ['Vice Manager', '副经理'],
  1: ['Manager', '经理'],
  2: ['Vice Director', '副总监'],
  3: ['Director', '总监'],
  4: ['Chairman', '主席'],
  5: ['Ruby Executive Chairman', '红宝石执行主席'],
  6: ['2 Star', '2 星'],
  7: ['3 Star', '3 星'],
};

/** Level of members without a rank, shown as 'No grade' (spec §3). */
export const noGrade = -1;

/** What a rank is also called; undefined where both readings agree. */
export function useOtherLevelName(): (level: number) => string | undefined {
  const levels = use(Levels);
  const isChinese = useLocale() === 'zh-CN';
  return (level) => {
    const other = otherNames[level]?.[isChinese ? 1 : 0];
    const found = levels.find(({ number }) => number === level);
    const shown = isChinese ? found?.chineseName : found?.englishName;
    return level !== noGrade && other === shown ? undefined : other;
  };
}

/** The name of a rank. */
export function LevelName({ level }: { level: number }) {
  const { t } = useTranslation('team');
  const found = use(Levels).find(({ number }) => number === level);
  if (level === noGrade) return <>{t('noGrade')}</>;
  if (found === undefined) return <>{level}</>;
  return <RankName englishName={found.englishName} chineseName={found.chineseName} />;
}

const Badge = styled('span')({
  ...text.label,
  display: 'inline-block',
  padding: '1px 8px',
  border: `1px solid ${color.line.strong}`,
  borderRadius: radius.full,
  color: color.ink.secondary,
  backgroundColor: color.surface.inset,
  whiteSpace: 'nowrap',
  '&[data-tier="manager"]': {
    color: color.accent.main,
    backgroundColor: color.accent.tint,
    borderColor: color.accent.line,
  },
  '&[data-tier="director"]': {
    color: color.info.main,
    backgroundColor: color.info.tint,
    borderColor: color.info.line,
  },
  '&[data-tier="star"]': {
    color: color.warning.main,
    backgroundColor: color.warning.tint,
    borderColor: color.warning.line,
  },
});

function tierOf(level: number): string {
  if (level === noGrade) return 'none';
  if (level < 2) return 'manager';
  return level < 6 ? 'director' : 'star';
}

/** A rank as a badge. */
export const LevelBadge = ({ level }: { level: number }) => (
  <Badge data-tier={tierOf(level)}>
    <LevelName level={level} />
  </Badge>
);
