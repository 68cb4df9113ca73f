import { useAppDispatch, type ShortcutAction } from '@bourse/feature-kit';
import type { Pair, Side } from '@bourse/contracts/market';
import { spotMessages } from '../locales/messages';
import { sideChosen } from '../order-form/slice';

/** The keys of spot: buy and sell turn the form, x cancels the open orders of the pair after a confirmation. */
export function useSpotShortcuts(pair: Pair, onCancelAll: () => void): readonly ShortcutAction[] {
  const text = spotMessages.useText();
  const dispatch = useAppDispatch();
  const selectSide = (side: Side) => () => void dispatch(sideChosen({ pair: pair.id, side }));
  return [
    { id: 'buy', key: 'b', label: text('keys.buy'), run: selectSide('buy'), showsForm: true },
    { id: 'sell', key: 's', label: text('keys.sell'), run: selectSide('sell'), showsForm: true },
    { id: 'cancelAll', key: 'x', label: text('keys.cancelAll'), run: onCancelAll },
  ];
}
