import { newestFirst } from './convert';
import type { Ask } from './ccxt-contracts';
import { UnsentError } from './failure';
import type { Method } from './messages';

type List = <Row extends { readonly at: number | undefined }>(
  ask: Ask,
  convert: (reply: unknown) => Row[],
  method: Method,
  symbols: readonly string[] | undefined,
) => Promise<Row[]>;

/**
 * Reads lists of the account, newest first. Some venues list the rows of one pair only: ccxt then sends nothing without a pair, which is
 * noted at the first such answer, and each pair is asked for.
 */
export function accountLists(): List {
  const needPair = new Set<Method>();
  return async (ask, convert, method, symbols) => {
    if (symbols?.length === 1) return ask(convert, method, symbols[0]);
    if (symbols === undefined || !needPair.has(method)) {
      try {
        return await ask(convert, method);
      } catch (error) {
        if (!(error instanceof UnsentError) || symbols === undefined) throw error;
        needPair.add(method);
      }
    }
    const rows = [];
    for (const symbol of symbols) rows.push(...(await ask(convert, method, symbol)));
    return newestFirst(rows);
  };
}
