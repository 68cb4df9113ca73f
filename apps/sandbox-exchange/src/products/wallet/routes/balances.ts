import { ZERO } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { tokenPrice } from '@bourse/contracts/site';
import { walletDetail, walletList } from '@bourse/contracts/wallet';
import { Rejection } from '@bourse/contract-server';
import { hasAccount } from '../../../catalog/accounts-of';
import type { Currency } from '../../../catalog/types';
import type { Services } from '../../../http/services';
import type { Balance, Wallet } from '../../../ledger/types';
import { PLATFORM_TOKEN } from '../../../catalog/constants';
import { queuedShort } from '../../../http/histories';
import type { Router } from '../../../http/route';
import { inCny, usdtPrice } from '../../../http/wire';
import { worthOfAll } from '../../../http/worth';

/** Balances, one currency of an account, the price of the platform's token. */
export function balanceRoutes({ route, userRoute }: Router, { exchange, market }: Services): void {
  userRoute(
    walletList,
    queuedShort(async ({ user }) => {
      const balances = await exchange.balances(user.id);
      const account = (wallet: Wallet) => {
        const own = balances.filter((balance) => balance.wallet === wallet);
        const total = worthOfAll(own, exchange, market);
        return {
          balance: exchange
            .currencies()
            .filter(
              (currency) => hasAccount(currency, wallet) || own.some(({ currencyId }) => currencyId === currency.id),
            )
            .map((currency) => balanceRow(currency, wallet, own)),
          usdt_totle: total,
          totle: total,
        };
      };
      const usdt = (currency: Currency) => usdtPrice(exchange, market, currency.id) ?? ZERO;

      function balanceRow(currency: Currency, wallet: Wallet, own: readonly Balance[]) {
        const balance = own.find(({ currencyId }) => currencyId === currency.id);
        return {
          currency: currency.id,
          currency_name: currency.code,
          currency_type: currency.type,
          [`${wallet}_balance`]: balance?.available ?? ZERO,
          [`lock_${wallet}_balance`]: balance?.held ?? ZERO,
          usdt_price: usdt(currency),
          is_legal: currency.isLegal ? 1 : 0,
          is_lever: currency.isLever ? 1 : 0,
          is_match: currency.isMatch ? 1 : 0,
          is_micro: currency.isMicro ? 1 : 0,
        };
      }

      return {
        legal_wallet: account('legal'),
        change_wallet: account('change'),
        lever_wallet: account('lever'),
        micro_wallet: account('micro'),
        is_open_CTbi: 1,
        systembi: platformToken()?.code ?? '',
      };
    }),
  );

  const platformToken = () => exchange.currencies().find(({ code }) => code === PLATFORM_TOKEN);

  userRoute(
    walletDetail,
    queuedShort(async ({ input, user }) => {
      const currency = exchange.currency(input.currency);
      if (!currency) throw new Rejection(SERVER_TEXTS.currencyNotFound);
      const { available, held } = await exchange.balance(user.id, currency.id, input.type);
      const price = usdtPrice(exchange, market, currency.id);
      return {
        currency_name: currency.code,
        [`${input.type}_balance`]: available,
        [`lock_${input.type}_balance`]: held,
        cny_price: price === undefined ? undefined : inCny(price),
      };
    }),
  );

  route(tokenPrice, () => {
    const token = platformToken();
    const price = token && usdtPrice(exchange, market, token.id);
    if (price === undefined) throw new Rejection(SERVER_TEXTS.dataNotFound);
    return { price };
  });
}
