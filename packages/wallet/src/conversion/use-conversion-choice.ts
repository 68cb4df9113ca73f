import type { SmallBalance, SmallBalances } from '@bourse/contracts/wallet';
import { useState } from 'react';

/** The currency that the user gets, and the ticked balances: at first all of them. */
export function useConversionChoice(terms: SmallBalances | undefined) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [target, setTarget] = useState<number>();
  const targetId = target ?? terms?.targets[0]?.id;
  const isChosen = ({ currencyId }: SmallBalance) => !left.has(currencyId);
  const onToggle = (ids: readonly number[], isIn: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isIn) next.delete(id);
        else next.add(id);
      }
      return next;
    });
  return {
    choice: { targetId, onTarget: setTarget, isChosen, onToggle },
    /** What can be converted of it. */
    chosen: (terms?.balances ?? []).filter(
      (balance) => balance.isConvertible && balance.currencyId !== targetId && isChosen(balance),
    ),
  };
}
