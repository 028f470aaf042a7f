import { useSearchParams } from 'react-router-dom';
import { CheckDraw } from './CheckDraw.tsx';
import { RoundList } from './RoundList.tsx';

/** The rounds before the one in progress, or the check of one that the address names. */
export default function Rounds() {
  const [params] = useSearchParams();
  const number = params.get('round') ?? '';
  return /^[1-9]\d{0,8}$/.test(number) ? <CheckDraw key={number} number={Number(number)} /> : <RoundList />;
}
