import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

/** Number of parts that may render; without a provider all may. */
const Due = createContext(Number.POSITIVE_INFINITY);

export interface TurnsProps {
  /** The last turn that a part waits for. */
  readonly last: number;
  readonly children: ReactNode;
}

/**
 * Renders the parts of a heavy screen one after another, each in its own task, so that input between them is handled at
 * once.
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
  /** From 1; parts with the same number render together. */
  readonly turn: number;
  /** Placeholder of the part's size. */
  readonly place?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen that waits for its turn. */
export function InTurn({ turn, place, children }: InTurnProps) {
  return useContext(Due) >= turn ? children : place;
}
