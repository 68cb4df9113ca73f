import type { Middleware } from '@reduxjs/toolkit';
import type { Call } from '@bourse/contracts/wire';
import { encodeRequest } from '../transport/encode';
import { transportOf, type TransportSettings } from '../transport/settings';
import { endSession, selectToken, type SessionState } from './slice';

/**
 * Tells the server of a log-out, so that a copied token becomes invalid. Best effort: the request is sent
 * once, it outlives the page, and its failure is ignored, because a back end need not know the call. A back end that answers the
 * method with 404 or 405 is asked with GET.
 */
export function revokeOnLogout(
  call: Call,
  settings?: TransportSettings,
): Middleware<object, { session: SessionState }> {
  return (api) => (next) => (action) => {
    const token = selectToken(api.getState());
    const result = next(action);
    if (endSession.match(action) && action.payload.reason === 'logout' && token !== undefined) {
      const transport = transportOf({ transport: settings });
      const send = (method: 'GET' | 'POST') => {
        const { url, init } = encodeRequest({ ...call, method }, {}, { token, transport });
        return transport.fetch(url, { ...init, keepalive: true });
      };
      const revoke = async () => {
        const { status } = await send('POST');
        if (status === 404 || status === 405) await send('GET');
      };
      revoke().catch(() => undefined);
    }
    return result;
  };
}
