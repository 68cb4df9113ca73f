import type { ExchangeState } from '@bourse/api-client';
import type { UnknownAction, ThunkAction } from '@reduxjs/toolkit';
import type { Thunk } from '@bourse/feature-kit';

/** How a call ended. */
export interface Settled<Reply> {
  readonly data?: Reply | undefined;
  readonly error?: unknown;
  /** When the reply arrived, epoch milliseconds. */
  readonly at: number;
}

/** The part of a mutation endpoint that `runMutation` needs. */
interface MutationEndpoint<Arg, Reply> {
  readonly initiate: (arg: Arg) => ThunkAction<
    PromiseLike<{ data?: Reply; error?: unknown }> & {
      readonly requestId: string;
      readonly reset: () => void;
    },
    ExchangeState,
    unknown,
    UnknownAction
  >;
  readonly select: (
    requestId: string,
  ) => (state: ExchangeState) => { readonly fulfilledTimeStamp?: number | undefined };
}

/** Runs a mutation once and removes its cache entry. */
export function runMutation<Arg, Reply>(
  endpoint: MutationEndpoint<Arg, Reply>,
  arg: Arg,
): Thunk<ExchangeState, Promise<Settled<Exclude<Reply, undefined>>>> {
  return async (dispatch, getState) => {
    const running = dispatch(endpoint.initiate(arg));
    const { data, error } = await running;
    const { fulfilledTimeStamp: at = Date.now() } = endpoint.select(running.requestId)(getState());
    running.reset();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `undefined` means that there is no data
    return { data: data as Exclude<Reply, undefined> | undefined, error, at };
  };
}
