import { chartsLayer } from '@bourse/charts';
import { defineFeature } from '@bourse/feature-kit';
import { listsLayer } from '@bourse/lists';
import { trading } from '@bourse/trading';
import { LINKS } from './links';
import { resultsMessages } from './locales/messages';
import { PATHS } from './paths';

/** Profit and loss of all products. */
export const results = defineFeature({
  id: 'results',
  paths: PATHS,
  links: LINKS,
  routes: [
    {
      layout: 'assets',
      path: PATHS.results,
      title: 'title',
      access: 'session',
      lazy: () => import('./screens/results'),
    },
  ],
  messages: [resultsMessages],
  uses: [trading, listsLayer, chartsLayer],
});
