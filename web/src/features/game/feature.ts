import { GameIcon } from '../../design/icons/credits.tsx';
import { defineFeature } from '../defineFeature.ts';
import { gamePath } from './paths.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface FeatureTexts {
    game: typeof texts;
  }
}

declare module '../../orders/flow/attempt.ts' {
  interface Flows {
    game: true;
  }
}

export default defineFeature({
  name: 'game',
  entries: [
    {
      path: gamePath(),
      phonePath: '/hash-h5',
      aliases: ['/game', '/game/hash-h5'],
      title: 'features.game.title',
      icon: GameIcon,
      group: 'more',
      places: ['side'],
      tab: { position: 3 },
      screen: () => import('./Game.tsx'),
      texts: ['game', 'flow'],
    },
  ],
  flows: [{ name: 'game', path: gamePath({ tab: 'transfer' }) }],
});
