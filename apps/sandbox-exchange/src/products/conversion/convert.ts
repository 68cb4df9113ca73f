import { absolute, decimal, dividedBy, isGreater, minus, type Decimal } from '@bourse/decimal';
import type { Currency } from '../../catalog/types';
import type { Context } from '../../core/context';
import type { Outflow } from '../../core/outflow';
import { outflowRefusal, tellOutflow } from '../../core/product';
import { fromUnits } from '../../ledger/money';
import { refuse } from '../../result';
import { CONVERSION_WALLET, MOST_GAP, PAUSE_MS, QUOTE_MS } from './settings';
import { isSmall, resultOf, targetsIn } from './small-balances';
import type { ConversionState } from './state';
import type { AskQuote, ConvertRefusal, ConvertResult, Quote, QuoteResult, Result } from './types';

/** Kind of the ledger entry; its reference is the quote. */
export const CONVERSION = 'conversion';

/** When a user may convert again, epoch milliseconds; 0 before the first conversion. */
export const nextConversion = (state: ConversionState, userId: number): number => {
  const last = state.lastOf(userId);
  return last === undefined ? 0 : last.at + PAUSE_MS;
};

/** Offers the result of the whole available small balances of some currencies. A user has one quote: the next one replaces it. */
export function quoteConversion(
  context: Context,
  state: ConversionState,
  { userId, targetId, currencyIds }: AskQuote,
): QuoteResult {
  if (!context.users.has(userId)) return refuse('user_not_found');
  const target = targetsIn(context).find(({ id }) => id === targetId);
  if (!target) return refuse('target_unsupported');
  if (nextConversion(state, userId) > context.now) return refuse('converted_lately');
  const amounts = [...new Set(currencyIds)].flatMap((id) => smallBalance(context, userId, id) ?? []);
  if (amounts.length === 0 || amounts.length < currencyIds.length) return refuse('not_small');
  if (amounts.some(({ currency }) => currency.id === targetId)) return refuse('not_small');
  const result = resultOf(context, target, amounts);
  if (!result) return refuse('price_unavailable');
  if (result.gross <= result.fee) return refuse('worthless');
  if (result.gross > houseOf(context, targetId).available) return refuse('house_short');
  const { now } = context;
  return {
    ok: true,
    id: state.offer({ ...result, userId, targetId, quotedAt: now, expiresAt: now + QUOTE_MS, convertedAt: undefined }),
  };
}

/**
 * Carries the present quote of a user out, as it was offered. `amount` is the result that the user has confirmed. A quote is no option: a result
 * that has moved since is refused, in both directions.
 */
export function convert(
  context: Context,
  state: ConversionState,
  { userId, quoteId, amount }: { readonly userId: number; readonly quoteId: number; readonly amount: Decimal },
): ConvertResult {
  const { catalog, ledger, now } = context;
  const quote = state.quoteOf(userId);
  if (state.lastOf(userId)?.id === quoteId) return refuse('quote_used');
  const target = catalog.currency(quote?.targetId ?? 0);
  if (quote?.id !== quoteId || !target) return refuse('quote_gone');
  if (now > quote.expiresAt) return refuse('quote_expired');
  if (fromUnits(quote.gross - quote.fee, target.scale) !== amount) return refuse('quote_differs');
  if (nextConversion(state, userId) > now) return refuse('converted_lately');
  const reason = refusalNow(context, quote, target);
  if (reason !== undefined) return refuse(reason);
  tellOutflow(context, outflowOf(context, quote, target));

  const house = houseOf(context, target.id);
  ledger.post(CONVERSION, quote.id, now, [
    ...quote.lines.flatMap((line) => [
      { account: ledger.account({ userId, wallet: CONVERSION_WALLET }, line.currencyId), available: -line.amount },
      { account: houseOf(context, line.currencyId), available: line.amount },
    ]),
    { account: house, available: -quote.gross },
    { account: ledger.account({ house: 'fees' }, target.id), available: quote.fee },
    {
      account: ledger.account({ userId, wallet: CONVERSION_WALLET }, target.id),
      available: quote.gross - quote.fee,
    },
  ]);
  state.converted(quote, now);
  return { ok: true, id: quote.id };
}

const houseOf = ({ ledger }: Context, currencyId: number) => ledger.account({ house: 'conversion' }, currencyId);

function smallBalance(context: Context, userId: number, currencyId: number) {
  const currency = context.catalog.currency(currencyId);
  if (!currency || context.ledger.available(userId, currencyId, CONVERSION_WALLET) === 0n) return undefined;
  const { available, held } = context.ledger.account({ userId, wallet: CONVERSION_WALLET }, currencyId);
  return isSmall(context, currency, { available, held }) ? { currency, amount: available } : undefined;
}

/** Why a quote cannot be carried out at the balances and prices of now. */
function refusalNow(context: Context, quote: Quote, target: Currency): ConvertRefusal | undefined {
  const { catalog, ledger } = context;
  const amounts = quote.lines.flatMap(({ currencyId, amount }) => {
    const currency = catalog.currency(currencyId);
    return currency && ledger.available(quote.userId, currencyId, CONVERSION_WALLET) >= amount
      ? [{ currency, amount }]
      : [];
  });
  if (amounts.length < quote.lines.length) return 'balance_changed';
  const fresh = resultOf(context, target, amounts);
  if (!fresh) return 'price_unavailable';
  if (isGap(quote, fresh)) return 'price_moved';
  if (quote.gross > houseOf(context, target.id).available) return 'house_short';
  return outflowRefusal(context, context.products, outflowOf(context, quote, target));
}

/** Does any line, or the whole, differ by more than {@link MOST_GAP}? Lines that move against each other are gaps too. */
function isGap(quote: Result, fresh: Result): boolean {
  const pairs = quote.lines.map(({ worth }, index) => [worth, fresh.lines[index]?.worth ?? 0n] as const);
  return [...pairs, [quote.gross, fresh.gross] as const].some(([then, now]) => {
    if (then === 0n || now === 0n) return then !== now;
    return isGreater(absolute(dividedBy(minus(decimal(now), decimal(then)), decimal(then))), MOST_GAP);
  });
}

/** The conversion as one trade: all its balances for the result. */
function outflowOf({ catalog }: Context, { userId, lines, gross, fee }: Quote, target: Currency): Outflow {
  const [first, ...alsoGiven] = lines.map(({ currencyId, amount }) => ({
    currencyId,
    amount: fromUnits(amount, catalog.currency(currencyId)?.scale ?? 0),
  }));
  if (!first) throw new Error('a quote is of no balance');
  const received = { currencyId: target.id, amount: fromUnits(gross - fee, target.scale) };
  return { ...first, alsoGiven, received, userId, from: CONVERSION_WALLET, to: undefined };
}
