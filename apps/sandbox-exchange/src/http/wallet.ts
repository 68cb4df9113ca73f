import { ZERO } from '@bourse/decimal';
import { walletList } from '@bourse/wallet/contract';
import type { Exchange } from '../exchange';
import type { Balance, Wallet } from '../ledger/types';
import type { MarketData } from '../market-data/market-data';
import type { Currency } from '../products/spot/types';
import type { Router } from './route';
import { usdtPrice } from './wire';
import { worthOfAll } from './worth';

interface Needs {
  exchange: Exchange;
  market: MarketData;
}

/** Has a currency such an account? Every one has an asset and a coin account. */
const IN_WALLET: Record<Wallet, (currency: Currency) => boolean> = {
  legal: () => true,
  change: ({ isMatch }) => isMatch,
  lever: ({ isLever }) => isLever,
  micro: ({ isMicro }) => isMicro,
};

/** Balances. */
export function walletRoutes({ userRoute }: Router, { exchange, market }: Needs): void {
  userRoute(walletList, async ({ user }) => {
    const balances = await exchange.balances(user.id);
    const account = (wallet: Wallet) => {
      const own = balances.filter((balance) => balance.wallet === wallet);
      const total = worthOfAll(own, exchange, market);
      return {
        balance: exchange
          .currencies()
          .filter((currency) => IN_WALLET[wallet](currency) || own.some(({ currencyId }) => currencyId === currency.id))
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
      // Deposits and withdrawals are not part of this exchange yet; a wallet that says so offers none.
      is_open_CTbi: 0,
      // Nor is a token of its own.
      systembi: '',
    };
  });
}
