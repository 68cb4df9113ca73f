import { useAppDispatch, useAppSelector, useServerNow } from '@bourse/feature-kit';
import { useEffect, useEffectEvent } from 'react';
import { convertWrite, decidedAt, type ConvertFinding } from '../writes/convert-write';

/** Looks a conversion that may still be carried out up again once that is decided, and calls `onFound` with its outcome. */
export function useWaitingConversion(onFound: (finding: ConvertFinding) => void): void {
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const state = useAppSelector(convertWrite.select);
  const until = state.phase === 'found' && state.finding === 'waiting' ? decidedAt(state.ticket) : undefined;
  const lookUp = useEffectEvent(async () => {
    const finding = await dispatch(convertWrite.lookUp());
    if (finding !== undefined) onFound(finding);
  });
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => void lookUp(), Math.max(0, until - now()) + 1);
    return () => clearTimeout(timer);
  }, [until, now]);
}
