import { identity } from '@bourse/identity';
import type { Feature } from '@bourse/ui-kit';
import { wallet } from '@bourse/wallet';

/** What the client is made of; a feature is one line. */
export const features: readonly Feature[] = [identity, wallet];
