import type { PairCandidate } from '@bourse/market/early';

/** An entry of the quotation, of which nothing has been checked. */
interface Entry {
  readonly currency_id: number | string;
  readonly legal_id: number | string;
  readonly currency_name: string;
  readonly legal_name: string;
  readonly is_display?: unknown;
}

/** As the contract reads `is_display`; a missing one is shown. */
const DISPLAYED: readonly unknown[] = [undefined, null, 1, '1', true];

/**
 * The pairs of the unchecked reply of the quotation. A wrong value costs a request: the client reads the reply by itself.
 * @throws TypeError if the reply has another shape
 */
export function earlyPairs(reply: unknown): readonly PairCandidate[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply is unchecked; another shape throws, which the caller takes for no guess
  const { message } = reply as { message: { quotation: Entry[] }[] };
  return message
    .flatMap(({ quotation }) => quotation)
    .map(({ currency_id, legal_id, currency_name, legal_name, is_display }) => ({
      baseId: Number(currency_id),
      quoteId: Number(legal_id),
      symbol: `${currency_name}/${legal_name}`,
      isDisplayed: DISPLAYED.includes(is_display),
    }));
}
