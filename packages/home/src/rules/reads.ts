import { asFailure, type ExchangeState } from '@bourse/api-client';

/** One call that the client knows: an entry of the cache, without its request and its data. */
export interface KnownCall {
  readonly endpoint: string;
  readonly status: 'waiting' | 'arrived' | 'failed';
  /** Epoch milliseconds of the newest data; `undefined` if none has arrived. */
  readonly arrivedAt: number | undefined;
  /** Milliseconds from the request to its reply; `undefined` for data that an event or a cached copy brought. */
  readonly took: number | undefined;
  /** Of a failed call. */
  readonly failure: { readonly kind: string; readonly status?: number; readonly text?: string } | undefined;
}

const STATUS = { pending: 'waiting', fulfilled: 'arrived', rejected: 'failed' } as const;

interface Entry {
  readonly endpointName?: string | undefined;
  readonly status: string;
  readonly startedTimeStamp?: number | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly error?: unknown;
}

function failureOf(error: unknown): KnownCall['failure'] {
  const failure = asFailure(error);
  return {
    kind: failure.kind,
    ...(failure.kind === 'http' && { status: failure.status }),
    ...('text' in failure && { text: failure.text }),
  };
}

function callOf({ endpointName, status, startedTimeStamp, fulfilledTimeStamp, error }: Entry): KnownCall[] {
  const known = status === 'pending' || status === 'fulfilled' || status === 'rejected' ? STATUS[status] : undefined;
  if (endpointName === undefined || known === undefined) return [];
  const took =
    startedTimeStamp === undefined || fulfilledTimeStamp === undefined ? -1 : fulfilledTimeStamp - startedTimeStamp;
  return [
    {
      endpoint: endpointName,
      status: known,
      arrivedAt: fulfilledTimeStamp,
      took: took < 0 ? undefined : took,
      failure: known === 'failed' ? failureOf(error) : undefined,
    },
  ];
}

/** The reads and writes in the cache, by name of their endpoint. */
export function knownCalls({ exchange }: Pick<ExchangeState, 'exchange'>): readonly KnownCall[] {
  const entries: readonly (Entry | undefined)[] = [
    ...Object.values(exchange.queries),
    ...Object.values(exchange.mutations),
  ];
  return entries
    .flatMap((entry) => (entry ? callOf(entry) : []))
    .toSorted((a, b) => a.endpoint.localeCompare(b.endpoint));
}
