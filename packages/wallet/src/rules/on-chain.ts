import type { Account } from '@bourse/contracts/wallet';

/** Currencies that are deposited and withdrawn (money side, section 2). */
const ON_CHAIN = new Set(['BTC', 'USDT', 'ETH']);

/** Whether a currency of an account offers deposit and withdrawal. The asset account has transfers only. */
export const isOnChain = (account: Account, currency: string): boolean => account !== 'legal' && ON_CHAIN.has(currency);
