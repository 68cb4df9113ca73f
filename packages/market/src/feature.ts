import { defineFeature } from '@bourse/ui-kit';
import { marketMessages } from './messages';

/** What the shell composes. Market data has no screens of its own yet: trading screens show its widgets. */
export const market = defineFeature({ id: 'market', routes: [], messages: [marketMessages] });
