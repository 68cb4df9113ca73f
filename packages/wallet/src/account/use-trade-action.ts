import { pathWith, useScreens } from '@bourse/feature-kit';
import { createPairValues, PAIR_PARAMETER, pairParameter, usePairValues } from '@bourse/market';
import type { Account } from '@bourse/contracts/wallet';
import { LINKS } from '../links';
import { walletMessages } from '../locales/messages';
import type { Holding } from '../rules/holdings';
import type { RowAction } from './row-actions';

/** The parameters of the pairs with USDT, by the id of their base currency. */
const pairsWithUsdt = createPairValues(({ baseId, base, quote, isDisplayed }) =>
  isDisplayed && quote === 'USDT' ? [[String(baseId), pairParameter({ base, quote })]] : [],
);

/** The action that leads to the spot screen of a coin with USDT. Spot orders take their money from the coin account: no other has it. */
export function useTradeAction(account: Account): (holding: Holding) => readonly RowAction[] {
  const text = walletMessages.useText();
  const screen = useScreens().pathOf(LINKS.spot);
  const pairs = usePairValues(pairsWithUsdt);
  return ({ currencyId }) => {
    const pair = pairs.get(String(currencyId));
    if (account !== 'change' || screen === undefined || pair === undefined) return [];
    return [{ id: 'trade', label: text('action.trade'), run: pathWith(screen, { [PAIR_PARAMETER]: pair }) }];
  };
}
