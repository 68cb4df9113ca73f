import { isSymbolNamed } from '@bourse/market/early';

export interface EarlyPair {
  readonly baseId: number;
  readonly quoteId: number;
  readonly symbol: string;
}

/** An entry of the quotation, of which nothing has been checked. */
interface Entry {
  readonly currency_id: number | string;
  readonly legal_id: number | string;
  readonly currency_name: string;
  readonly legal_name: string;
  readonly is_display?: unknown;
}

const symbolOf = ({ currency_name, legal_name }: Entry) => `${currency_name}/${legal_name}`;
const isDisplayed = ({ is_display = 1 }: Entry) => is_display === null || String(Number(is_display)) === '1';

/**
 * The pair that a trading screen will show, by the rule of `selectPair` on the unchecked reply of the quotation. A wrong guess costs a
 * request: the client chooses by itself.
 * @throws TypeError if the reply has another shape
 */
export function choosePair(
  reply: unknown,
  named: string | undefined,
  last: { readonly baseId: string | undefined; readonly quoteId: string | undefined },
): EarlyPair | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply is unchecked; another shape throws, which the caller takes for no guess
  const { message } = reply as { message: { quotation: Entry[] }[] };
  const entries = message.flatMap(({ quotation }) => quotation);
  const isLast = (entry: Entry) => String(entry.currency_id) === last.baseId && String(entry.legal_id) === last.quoteId;
  const entry =
    named === undefined
      ? (entries.find(isLast) ?? entries.find(isDisplayed))
      : entries.find((candidate) => isSymbolNamed(symbolOf(candidate), named));
  return entry && { baseId: Number(entry.currency_id), quoteId: Number(entry.legal_id), symbol: symbolOf(entry) };
}
