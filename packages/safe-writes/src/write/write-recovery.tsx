import { useAppDispatch, useAppSelector } from '@bourse/feature-kit';
import { selectIsLoggedIn, type ExchangeState } from '@bourse/api-client';
import { useResync } from '@bourse/realtime';
import { useEffect, useEffectEvent } from 'react';
import type { Write, WriteTypes } from './create-write';
import { WriteDifference } from './write-difference';
import type { WriteState } from './write-state';

export interface WriteRecoveryProps<State extends ExchangeState, Types extends WriteTypes> {
  readonly write: Write<State, Types>;
  /** The outcome of a look-up that no form has started. */
  readonly onFound?: (finding: Types['finding'], ticket: Types['ticket']) => void;
  /** The words of a text of a difference that is a name of the contract, such as an account. */
  readonly nameOf?: (written: string) => string;
}

const isUnknown = <T, B, F>(state: WriteState<T, B, F>): state is Extract<WriteState<T, B, F>, { phase: 'unknown' }> =>
  state.phase === 'unknown';

/** Calls the listener when the connection may be back: after a reconnect, when the tab becomes visible, when the device is online. */
function useReturn(listener: () => void): void {
  const onReturn = useEffectEvent(listener);
  useResync(listener);
  useEffect(() => {
    const onSign = () => onReturn();
    document.addEventListener('visibilitychange', onSign);
    globalThis.addEventListener('online', onSign);
    return () => {
      document.removeEventListener('visibilitychange', onSign);
      globalThis.removeEventListener('online', onSign);
    };
  }, []);
}

/**
 * Takes over the writes that a reload has interrupted, and looks unknown outcomes up: at once, after a reconnect, and when the tab
 * becomes visible. Shows what a write has created where it differs from what was confirmed. Belongs into the background component of
 * the feature.
 */
export function WriteRecovery<State extends ExchangeState, Types extends WriteTypes>({
  write,
  onFound,
  nameOf,
}: WriteRecoveryProps<State, Types>) {
  const dispatch = useAppDispatch<State>();
  const slice = useAppSelector(write.selectSlice);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const unknown = isLoggedIn ? [slice.write, ...(slice.others ?? [])].filter(isUnknown) : [];
  const fresh = unknown
    .filter(({ hasLooked }) => !hasLooked)
    .map(({ id }) => id)
    .join();

  const lookUp = useEffectEvent(async (id: string) => {
    const lost = unknown.find((other) => other.id === id);
    if (!lost || document.visibilityState === 'hidden') return;
    const finding = await dispatch(write.lookUp(id));
    if (finding !== undefined) onFound?.(finding, lost.ticket);
  });

  useEffect(() => dispatch(write.restore()), [dispatch, write]);
  useEffect(() => {
    if (fresh !== '') for (const id of fresh.split(',')) void lookUp(id);
  }, [fresh]);
  useReturn(() => unknown.forEach(({ id }) => void lookUp(id)));
  const onClose = () => dispatch(write.closeDifference());
  const { difference } = slice;
  return difference && <WriteDifference difference={difference} nameOf={nameOf} onClose={onClose} />;
}
