import type { ExchangeState } from '@bourse/api-client';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Thunk } from '@bourse/feature-kit';
import type { Write, WriteTypes } from '../write/create-write';

/** The store of one tab of a browser. */
interface Tab<State extends ExchangeState> {
  dispatch(action: UnknownAction): unknown;
  dispatch<Result>(thunk: Thunk<State, Result>): Result;
}

/** Sends a write of a ticket from a tab, and looks it up as `WriteRecovery` does after a reload and at a reconnect. */
export function sentBy<State extends ExchangeState, Types extends WriteTypes>(
  write: Write<State, Types>,
  ticket: Types['ticket'],
) {
  return {
    send: (tab: Tab<State>) => {
      tab.dispatch(write.press(ticket));
      return tab.dispatch(write.send());
    },
    lookUp: (tab: Tab<State>) => {
      tab.dispatch(write.restore());
      return tab.dispatch(write.lookUp());
    },
  };
}
