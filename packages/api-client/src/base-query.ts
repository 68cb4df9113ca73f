import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { isRefused, noteAbsence, type selectAbsentCalls } from './absent/slice';
import { reportMalformed, type Call } from '@bourse/contracts/wire';
import { adaptRequest } from '@bourse/contracts/dialects';
import { selectDialect } from './dialect-slice';
import type { ApiFailure } from './failure';
import { noteServerTime } from './server-clock/slice';
import { noteServerLoad } from './server-load/slice';
import { endSession, selectToken } from './session/slice';
import { encodeRequest } from './transport/encode';
import { readReply, type Outcome } from './transport/read-reply';
import { secondFactorPromptOf, withCode, withSecondFactor } from './second-factor/with-second-factor';
import { send, type Sent } from './transport/send';
import { transportOf } from './transport/settings';
import type { EncodedRequest } from './transport/wire-request';

/** The result of an endpoint's `query`: a call of the contract and its request. */
export interface ExchangeCall {
  readonly call: Call;
  readonly request: unknown;
  /** Upload progress: called with the part of the body that has been sent, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  /** An early reply does not answer the call. */
  readonly isFresh?: boolean | undefined;
}

type OwnState = Parameters<typeof selectToken>[0] &
  Parameters<typeof selectDialect>[0] &
  Parameters<typeof selectAbsentCalls>[0];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know the store that it is part of; `createExchangeStore` puts the slices there
const stateOf = ({ getState }: BaseQueryApi) => getState() as OwnState;

/**
 * Runs one call from request to domain value: validates the request, sends it once, opens the envelope, parses the
 * reply. Never throws and never retries. A write that is refused for want of a second factor is sent again with the code that the user gives.
 */
export const exchangeBaseQuery: BaseQueryFn<ExchangeCall, unknown, ApiFailure> = async (
  { call, request, onProgress, isFresh = false },
  api,
) => {
  const state = stateOf(api);
  const token = selectToken(state);
  if (call.access === 'required' && token === undefined) return { error: withoutSession(api) };

  if (api.type === 'query' && isRefused(call, state)) return { error: { kind: 'http', status: 404 } };

  const transport = transportOf(api.extra);
  const encoded = checkAndEncode({ call, request }, () =>
    encodeRequest(call, adaptRequest(call, request, selectDialect(state)), { token, transport }),
  );
  if (encoded === undefined) return { error: { kind: 'malformed', unsent: true } };

  const timeoutMs = call.body === 'multipart' ? transport.uploadTimeoutMs : transport.timeoutMs;
  const ofType = api.type === 'query' ? transport.fetchQuery : transport.fetch;
  const fetch = onProgress ? await fetchWithProgress(onProgress, ofType) : ofType;
  // A mutation wants the state of now.
  const takeEarlyReply = api.type === 'query' && !isFresh ? transport.takeEarlyReply : undefined;
  const sendOnce = async (written: EncodedRequest) => {
    const sent = await send(written, { fetch, timeoutMs, signal: api.signal, takeEarlyReply });
    return read(sent, call, api);
  };
  const outcome = await withSecondFactor(await sendOnce(encoded), {
    prompt: api.type === 'mutation' ? secondFactorPromptOf(api.extra) : undefined,
    isSameSession: () => !api.signal.aborted && selectToken(stateOf(api)) === token,
    sendWith: (code) => sendOnce(withCode(encoded, code)),
  });
  return settle(outcome, { call, token, api });
};

/** The outcome of what came, and what it says about the server. */
function read(sent: Sent, call: Call, api: BaseQueryApi): Outcome {
  noteServerLoad(api, sent);
  if ('reply' in sent && sent.reply.date) noteServerTime(api, sent.reply.date);
  const outcome = 'failure' in sent ? { error: sent.failure } : readReply(call, sent.reply, api.type);
  if ('reply' in sent) {
    const failure = 'error' in outcome ? outcome.error : undefined;
    noteAbsence(call, { reply: sent.reply, failure }, stateOf(api), api.dispatch);
  }
  return outcome;
}

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

/**
 * The session may have changed while the call was under way. The reply belongs to the session that sent the request.
 */
function settle(
  outcome: Outcome,
  { call, token, api }: { call: Call; token: string | undefined; api: BaseQueryApi },
): Outcome {
  const isSameSession = selectToken(stateOf(api)) === token;
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
