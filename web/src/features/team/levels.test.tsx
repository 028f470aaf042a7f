import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../test/portal.tsx';
import { Levels, useOtherLevelName } from './levels.tsx';

beforeAll(() => startTexts('team'));

const names = [
  'Player',
  'Deputy Manager',
  'Manager',
  'Deputy Director',
  'Director',
  'Senior Director',
  'Ruby Director',
  'Two Star',
  'Three Star',
];
const levels = names.map((englishName, index) => ({
  __typename: 'Level' as const,
  number: index - 1,
  englishName,
  chineseName: '级',
}));

function OtherName({ level }: { level: number }) {
  return <p>{useOtherLevelName()(level) ?? 'the same'}</p>;
}

it.each([
  [-1, 'Player'],
  [0, 'Vice Manager'],
  [1, 'the same'],
  [2, 'Vice Director'],
  [3, 'the same'],
  [4, 'Chairman'],
  [5, 'Ruby Executive Chairman'],
  [6, '2 Star'],
  [7, '3 Star'],
])('useOtherName returns the second reading of rank %i: %s', (level, name) => {
  render(
    <Levels value={levels}>
      <OtherName level={level} />
    </Levels>,
  );
  expect(screen.getByText(name)).toBeVisible();
});
