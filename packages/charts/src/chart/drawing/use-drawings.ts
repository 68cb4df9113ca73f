import { useState } from 'react';
import type { Drawing } from './drawing';
import { readDrawings, storeDrawings } from './drawing-storage';

const UNDONE_AT_MOST = 50;

export interface UseDrawings {
  readonly drawings: readonly Drawing[];
  /** Shows others, keeps them, and remembers the ones before. */
  readonly change: (next: readonly Drawing[]) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

/** The drawings of one pair, for the life of the component; kept on this device. */
export function useDrawings(pair: string): UseDrawings {
  const [drawings, setDrawings] = useState(() => readDrawings(pair));
  const [past, setPast] = useState<readonly (readonly Drawing[])[]>([]);
  const keep = (next: readonly Drawing[]) => {
    setDrawings(next);
    storeDrawings(pair, next);
  };
  return {
    drawings,
    change: (next) => {
      setPast([...past, drawings].slice(-UNDONE_AT_MOST));
      keep(next);
    },
    canUndo: past.length > 0,
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      keep(before);
    },
  };
}
