import type { Site } from '@bourse/feature-kit';
import type { Brand } from './brand';

/** The operator's settings that screens of features use. */
export const siteOf = ({ name, apps, support, explorers, charts }: Brand): Site => ({
  name,
  apps,
  support,
  explorers,
  charts,
});
