import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { reportMalformed, type Call } from './contract';
import type { ApiFailure } from './failure';
import { noteServerTime } from './server-clock/slice';
import { endSession, selectToken, type SessionState } from './session/slice';
import { encodeRequest, type EncodedRequest } from './transport/encode';
import { openEnvelope } from './transport/envelope';
import { send } from './transport/send';
import { transportOf } from './transport/settings';

/** The result of an endpoint's `query`: a call of the contract and its request. */
export interface ExchangeCall {
  readonly call: Call;
  readonly request: unknown;
  /** Upload progress: called with the part of the body that has been sent, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
}

type Outcome = { data: unknown } | { error: ApiFailure };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know the store that it is part of; `createExchangeStore` puts the session there
const currentToken = (api: BaseQueryApi) => selectToken(api.getState() as { session: SessionState });

/**
 * Runs one call from request to domain value: validates the request, sends it once, opens the envelope, parses the
 * reply. Never throws and never retries.
 */
export const exchangeBaseQuery: BaseQueryFn<ExchangeCall, unknown, ApiFailure> = async (
  { call, request, onProgress },
  api,
) => {
  const token = currentToken(api);
  if (call.access === 'required' && token === undefined) return { error: withoutSession(api) };

  const transport = transportOf(api.extra);
  const encoded = checkAndEncode({ call, request }, () => encodeRequest(call, request, { token, transport }));
  if (encoded === undefined) return { error: { kind: 'malformed', unsent: true } };

  const timeoutMs = call.body === 'multipart' ? transport.uploadTimeoutMs : transport.timeoutMs;
  const fetch = onProgress ? await fetchWithProgress(onProgress, transport.fetch) : transport.fetch;
  const sent = await send(encoded, { fetch, timeoutMs, signal: api.signal });
  if ('reply' in sent && sent.reply.date) noteServerTime(api, sent.reply.date);
  const outcome = 'failure' in sent ? { error: sent.failure } : read(call, openEnvelope(call, sent.reply));
  return settle(outcome, { call, token, api });
};

/** Loaded with the first upload. Without its chunk the upload is sent without progress. */
async function fetchWithProgress(onProgress: (part: number) => void, fallback: typeof fetch): Promise<typeof fetch> {
  try {
    const { uploadFetch } = await import('./transport/upload-fetch');
    return uploadFetch(onProgress);
  } catch {
    return fallback;
  }
}

/**
 * A call that requires a session is not sent without one. A write then reports the missing session, so that the session
 * guard redirects to the login.
 */
function withoutSession(api: BaseQueryApi): ApiFailure {
  if (api.type === 'mutation') api.dispatch(endSession({ reason: 'expired', mustLogIn: true }));
  return { kind: 'expired', text: '', mustLogIn: true };
}

function checkAndEncode({ call, request }: ExchangeCall, encode: () => EncodedRequest): EncodedRequest | undefined {
  const checked = v.safeParse(call.request, request);
  if (!checked.success) {
    reportMalformed(`request of ${call.path}`, checked.issues);
    return undefined;
  }
  try {
    return encode();
  } catch (error) {
    reportMalformed(`request of ${call.path}`, [{ message: error instanceof Error ? error.message : String(error) }]);
    return undefined;
  }
}

function read(call: Call, opened: ReturnType<typeof openEnvelope>): Outcome {
  if ('failure' in opened) {
    if (opened.failure.kind === 'malformed') reportMalformed(`reply of ${call.path}`, [{ message: 'no envelope' }]);
    return { error: opened.failure };
  }
  const parsed = v.safeParse(call.reply, opened.message);
  if (parsed.success) return { data: parsed.output };
  reportMalformed(`reply of ${call.path}`, parsed.issues);
  return { error: { kind: 'malformed' } };
}

/**
 * The session may have changed while the call was under way. The reply belongs to the session that sent the request.
 */
function settle(
  outcome: Outcome,
  { call, token, api }: { call: Call; token: string | undefined; api: BaseQueryApi },
): Outcome {
  const isSameSession = currentToken(api) === token;
  if ('error' in outcome) {
    const { error } = outcome;
    if (error.kind === 'expired' && isSameSession) {
      api.dispatch(endSession({ reason: 'expired', mustLogIn: error.mustLogIn }));
    }
    return outcome;
  }
  // A query's reply of the previous session must not be shown in the next session. A write's reply is still returned to
  // its caller.
  const isForeign = !isSameSession && call.access !== 'public' && api.type === 'query';
  return isForeign ? { error: { kind: 'aborted' } } : outcome;
}
