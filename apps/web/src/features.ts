import { c2c } from '@bourse/c2c';
import { composeFeatures } from '@bourse/feature-kit';
import { home } from '@bourse/home';
import { identity } from '@bourse/identity';
import { lever } from '@bourse/lever';
import { microOptions } from '@bourse/micro-options';
import { news } from '@bourse/news';
import { results } from '@bourse/results';
import { spot } from '@bourse/spot';
import { subscription } from '@bourse/subscription';
import { wallet } from '@bourse/wallet';
import { LINKS } from './links';

/** The features of the client, one line each. */
export const features = composeFeatures(
  [
    // The shell's frame shows data of these: the user, the total of the assets, the bell.
    identity,
    home,
    news,
    wallet,
    // Products.
    spot,
    lever,
    microOptions,
    c2c,
    subscription,
    results,
  ],
  LINKS,
);
