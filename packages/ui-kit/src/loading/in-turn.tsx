import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

/** How many turns have come; where nobody counts, everything is due. */
const Due = createContext(Number.POSITIVE_INFINITY);

export interface TurnsProps {
  /** The last turn that a part waits for. */
  readonly last: number;
  readonly children: ReactNode;
}

/**
 * Lets the parts of a heavy screen appear one after another, each in a task of its own: a press or a key between two of them
 * is heard at once, where a screen that is drawn as a whole would keep its reader waiting.
 */
export function Turns({ last, children }: TurnsProps) {
  const [due, setDue] = useState(0);
  useEffect(() => {
    if (due >= last) return undefined;
    const timer = setTimeout(() => startTransition(() => setDue(due + 1)));
    return () => clearTimeout(timer);
  }, [due, last]);
  return <Due value={due}>{children}</Due>;
}

export interface InTurnProps {
  /** From 1; parts of the same turn come together. */
  readonly turn: number;
  /** Stands in the part's place until then, in the part's size. */
  readonly place?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen that waits for its turn. */
export function InTurn({ turn, place, children }: InTurnProps) {
  return useContext(Due) >= turn ? children : place;
}
