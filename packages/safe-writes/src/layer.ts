import { defineLayer, featureKit } from '@bourse/feature-kit';
import { safeWritesMessages } from './locales/messages';

/** The texts of safe writes, and of the server that refuses them; every layer and feature with writes uses it. */
export const safeWrites = defineLayer({ messages: [safeWritesMessages], uses: [featureKit] });
