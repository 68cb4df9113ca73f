import { conversionHistory, convertSmall, quoteSmall, smallBalances } from '@bourse/contracts/wallet';
import { Rejection, seconds } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { queued, queuedShort } from '../../http/histories';
import type { Router } from '../../http/route';
import type { Services } from '../../http/services';
import { fromUnits, toUnits } from '../../ledger/money';
import { convert, nextConversion, quoteConversion } from './convert';
import { conversionPrice, shownPrice, usdtOf, worthIn, type Prices } from './prices';
import { CONVERSION_REFUSALS } from './refusals';
import { conversion } from './product';
import { CONVERSION_WALLET, FEE_PPM, SMALL_BELOW } from './settings';
import { isSmall, targetsIn } from './small-balances';
import { conversionsOf, findQuote } from './store';
import type { Quote } from './types';

/** Maximum page; a higher offset returns an empty page. */
const LAST_PAGE = 1_000_000;
const PAGE_SIZE = 10;

/** Conversion of small balances: what is small, a quote, the conversion and the history. */
export function conversionRoutes({ userRoute }: Router, { exchange }: Pick<Services, 'exchange'>): void {
  /** Prices as of the last commit. */
  const prices: Prices = { catalog: exchange.catalog, mark: (pairId) => exchange.markPrice(pairId) };
  const codeOf = (id: number) => exchange.currency(id)?.code ?? '';
  const shown = (units: bigint, id: number | undefined) =>
    fromUnits(units, (id === undefined ? undefined : exchange.currency(id))?.scale ?? 0);

  userRoute(
    smallBalances,
    queuedShort(async ({ user }) => {
      const usdt = usdtOf(prices);
      const balances = await exchange.balances(user.id);
      const list = balances.flatMap(({ currencyId, wallet, available, held }) => {
        const currency = exchange.currency(currencyId);
        if (wallet !== CONVERSION_WALLET || !currency) return [];
        const unitsOf = (amount: typeof available) => toUnits(amount, currency.scale) ?? 0n;
        const money = { available: unitsOf(available), held: unitsOf(held) };
        if (!isSmall(prices, currency, money)) return [];
        const price = shownPrice(prices, currencyId);
        return [
          {
            currency: currencyId,
            currency_name: currency.code,
            number: available,
            worth: price && usdt && shown(worthIn(money.available, currency.scale, price, usdt.scale), usdt.id),
            convertible: conversionPrice(prices, currencyId, 'taken') === undefined ? 0 : 1,
          },
        ];
      });
      const next = await exchange.run((context) => ({
        ok: true as const,
        at: nextConversion(context.of(conversion), user.id),
      }));
      return {
        small_below: SMALL_BELOW,
        fee_rate: fromUnits(FEE_PPM, 6),
        next_time: next.ok && next.at > exchange.now() ? seconds(next.at) : 0,
        targets: targetsIn(prices).map(({ id, code }) => ({ currency: id, currency_name: code })),
        list,
      };
    }),
  );

  /** A quote or conversion in the wire format. */
  function wireQuote(quote: Quote) {
    const usdt = usdtOf(prices)?.id;
    return {
      id: quote.id,
      target: quote.targetId,
      target_name: codeOf(quote.targetId),
      list: quote.lines.map(({ currencyId, amount, worth }) => ({
        currency: currencyId,
        currency_name: codeOf(currencyId),
        number: shown(amount, currencyId),
        worth: shown(worth, usdt),
      })),
      fee: shown(quote.fee, quote.targetId),
      number: shown(quote.gross - quote.fee, quote.targetId),
      expires: seconds(quote.expiresAt),
      time: seconds(quote.convertedAt ?? quote.quotedAt),
    };
  }

  userRoute(quoteSmall, async ({ input, user }) => {
    const command = { userId: user.id, targetId: input.target, currencyIds: input.currencies };
    const result = await exchange.run((context) => quoteConversion(context, context.of(conversion), command));
    if (!result.ok) throw CONVERSION_REFUSALS[result.reason]();
    const quote = await findQuote(exchange.db, user.id, result.id);
    // Another quote of the user has replaced it meanwhile.
    if (!quote) throw CONVERSION_REFUSALS.quote_gone();
    return wireQuote(quote);
  });

  userRoute(convertSmall, async ({ input, user, request }) => {
    const command = { userId: user.id, quoteId: input.quote_id, amount: input.number };
    const result = await exchange.run((context) => convert(context, context.of(conversion), command), request);
    if (!result.ok) throw CONVERSION_REFUSALS[result.reason]();
    return SERVER_TEXTS.exchanged;
  });

  userRoute(
    conversionHistory,
    queued(async ({ input: { page }, user }) => {
      if (page < 1 || page > LAST_PAGE) throw new Rejection(SERVER_TEXTS.parameterError);
      const { rows, total } = await conversionsOf(exchange.db, user.id, { page, size: PAGE_SIZE });
      return { list: rows.map(wireQuote), total };
    }),
  );
}
