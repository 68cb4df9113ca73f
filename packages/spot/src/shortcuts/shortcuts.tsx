import { readStored, selectIsLoggedIn, writeStored } from '@bourse/api-client';
import { priceDecimals } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { useNightMode } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CancelAllDialog } from '../cancel-all/cancel-all-dialog';
import { useCancelAll } from '../cancel-all/use-cancel-all';
import type { Side } from '../contract';
import { isOfPair } from '../shown-orders';
import { sideChosen } from '../order-form/slice';
import { CheatSheetOnPress } from './cheat-sheet-on-press';
import { shortcutOf, takesKeys, type Shortcut } from './keys';

/** Set to 0 on a device whose reader does not want single keys to do anything. */
const STORAGE_KEY = 'bourse.spot.shortcuts';

export interface ShortcutsProps {
  readonly pair: Pair;
  readonly onSearch: () => void;
  /** The form is turned to the side; the reader wants to type. */
  readonly onSide: () => void;
  /** The chart's interval: the next longer (1) or shorter (-1) one. */
  readonly onInterval: (by: 1 | -1) => void;
}

/** The keys of the deal screen. The list of them opens in any case: it is where they are turned on again. */
export function Shortcuts({ pair, onSearch, onSide, onInterval }: ShortcutsProps) {
  const dispatch = useDispatch();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const cancelAll = useCancelAll();
  const { isNight, setNight } = useNightMode();
  const [isOpen, setOpen] = useState(false);
  const [isEnabled, setEnabled] = useState(() => readStored(STORAGE_KEY) !== '0');

  const turnTo = (side: Side) => {
    dispatch(sideChosen({ pair: pair.id, side }));
    onSide();
  };
  const run: Readonly<Record<Shortcut, () => void>> = {
    search: onSearch,
    buy: () => turnTo('buy'),
    sell: () => turnTo('sell'),
    longer: () => onInterval(1),
    shorter: () => onInterval(-1),
    cancelAll: () => {
      if (isLoggedIn) cancelAll.onAsk((order) => isOfPair(order, pair));
    },
    theme: () => setNight(!isNight),
    help: () => setOpen(true),
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = takesKeys(event.target) ? undefined : shortcutOf(event);
    if (shortcut === undefined || (!isEnabled && shortcut !== 'help')) return;
    // The key that asks for a field must not stand in it.
    event.preventDefault();
    run[shortcut]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      {isOpen && (
        <CheatSheetOnPress
          open
          isEnabled={isEnabled}
          onEnable={(wanted) => {
            setEnabled(wanted);
            writeStored(STORAGE_KEY, wanted ? undefined : '0');
          }}
          onClose={() => setOpen(false)}
        />
      )}
      <CancelAllDialog {...cancelAll} pricePlaces={() => priceDecimals(pair)} />
    </>
  );
}
