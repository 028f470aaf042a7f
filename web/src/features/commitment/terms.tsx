import { useTranslation } from 'react-i18next';
import { RankName } from '../../catalog/RankName.tsx';
import type { Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import type { FreePackageDraft, Commitment, CommitmentSummary } from './order.ts';
import { packageCoin } from './words.ts';

/** Level of members without a rank: every member has it. */
const everyone = -1;

/** The rank that a package needs. */
export function NeededRank({
  minLevel,
  levels,
}: Pick<Commitment, 'minLevel'> & Pick<CommitmentSummary, 'levels'>) {
  const { t } = useTranslation('commitment');
  const found = levels.find(({ number }) => number === minLevel);
  if (minLevel === everyone) return t('terms.everyone');
  return (
    <>
      {minLevel}
      {found !== undefined && (
        <>
          {' · '}
          <RankName englishName={found.englishName} chineseName={found.chineseName} />
        </>
      )}
    </>
  );
}

type FreePackageTerms = Pick<FreePackageDraft, 'packageName' | 'amount' | 'contractDays' | 'kind'>;

/** What is given free, how, and for how long. */
export function useFreePackageTerms(): (given: FreePackageTerms) => readonly Detail[] {
  const { t } = useTranslation('commitment');
  return ({ packageName, amount, contractDays, kind }) => [
    { label: t('terms.package'), value: packageName },
    {
      label: t('terms.amount'),
      value: amount && <Money value={amount} coin={packageCoin} alwaysShown />,
      emphasis: true,
    },
    { label: t('terms.kind'), value: kind && t(`kinds.${kind}.name`) },
    { label: t('terms.contract'), value: contractDays && t('terms.days', { count: contractDays }) },
    { label: t('terms.price'), value: t('terms.free') },
  ];
}
