import { VenueError } from './venue';

type Settled<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: VenueError };

/** The answer of the venue as a value. An error that is not of the venue is one of this program: a command may have been sent. */
export async function settle<Value>(ask: () => Promise<Value>): Promise<Settled<Value>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (error instanceof VenueError) return { ok: false, failure: error };
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, failure: new VenueError(message, { outcome: 'unknown' }) };
  }
}
