import { identity } from '@bourse/identity';
import { market } from '@bourse/market';
import { spot } from '@bourse/spot';
import type { Feature } from '@bourse/ui-kit';
import { wallet } from '@bourse/wallet';

/** What the client is made of; a feature is one line. */
export const features: readonly Feature[] = [identity, market, spot, wallet];
