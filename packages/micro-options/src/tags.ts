import { declareTags } from '@bourse/api-client';

/** Cache tags of timed options. */
export const TAGS = declareTags('Options', 'SettledOptions', 'OptionAccount');
