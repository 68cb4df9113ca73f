import { decimal } from '@bourse/decimal';

/** Code of the platform's own token (`systembi`). */
export const PLATFORM_TOKEN = 'BRS';

/** Code of the currency in which worth is counted. */
export const USDT = 'USDT';

/** Renminbi for one USDT, for the figures in CNY that the client shows. */
export const CNY_PER_USDT = decimal('7.08');
