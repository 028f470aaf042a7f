import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'game bets': { line: 'game bets 2 50 0.5' },
  'game transfers': { line: 'game transfers 2 500 0.5' },
  'game edge': { line: 'game edge 0.01' },
  'game close': { line: 'game close' },
  'game open': { line: 'game open', before: 'update game_setting set enabled = false' },
} satisfies CommandExamples;
