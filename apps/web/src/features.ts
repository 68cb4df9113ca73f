import { c2c } from '@bourse/c2c';
import { identity } from '@bourse/identity';
import { lever } from '@bourse/lever';
import { home } from '@bourse/home';
import { microOptions } from '@bourse/micro-options';
import { news } from '@bourse/news';
import { spot } from '@bourse/spot';
import { subscription } from '@bourse/subscription';
import type { Feature } from '@bourse/feature-kit';
import { wallet } from '@bourse/wallet';

/** The features of the client, one line each. */
export const features: readonly Feature[] = [
  identity,
  home,
  news,
  spot,
  wallet,
  lever,
  microOptions,
  c2c,
  subscription,
];
