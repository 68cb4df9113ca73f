import type { Market } from '../types';

export type Answer = (fields: URLSearchParams) => unknown;

/** @throws Refusal if there is no such pair */
export type MarketOf = (fields: URLSearchParams) => Market;

export const idOf = ({ base, quote }: Pick<Market, 'base' | 'quote'>) => `${base}${quote}`;
