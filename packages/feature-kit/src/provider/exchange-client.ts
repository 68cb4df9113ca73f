import {
  attachRefetchListeners,
  attachSessionStorage,
  createSecondFactorPrompt,
  createEarlyReplies,
  createExchangeStore,
  fewAtOnce,
  selectServerLoad,
  selectToken,
  selectUserId,
  type EarlyRequest,
  type ExchangeStore,
  type SecondFactorPrompt,
} from '@bourse/api-client';
import { DEFAULT_DIALECT, type Dialect } from '@bourse/contracts/dialects';
import { createI18n, detectLanguage, languageOfTag, storedLanguage, type I18n } from '@bourse/i18n';
import { attachRealtimeSession, createRealtime, type Realtime, type VersionMemory } from '@bourse/realtime';
import { readStoredAs, writeStoredAs } from '@bourse/storage';
import { createToastStore, type ToastStore } from '@bourse/ui-kit';
import type { Middleware } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { rememberAbsence, rememberedAbsence } from './absence-memory';
import { createPrepare, type Prepare } from './prepare';

/** What a page has once: its store, its live connection, its texts and its toasts. */
export interface ExchangeClient {
  readonly store: ExchangeStore;
  readonly realtime: Realtime;
  readonly i18n: I18n;
  readonly toasts: ToastStore;
  readonly prepare: Prepare;
  /** Asks for the code of a second factor when a write is refused for want of one. */
  readonly secondFactor: SecondFactorPrompt;
}

export interface ExchangeClientOptions {
  /** Origin of the exchange's calls and of its socket; default: the page's origin. */
  readonly origin?: string | undefined;
  /** Texts; default: in the language that the user chose, else in the browser's. */
  readonly i18n?: I18n;
  /** Differences of the back end's requests from the specification; none by default. */
  readonly dialect?: Dialect;
  /** Middleware that runs after the API's own. */
  readonly middleware?: readonly Middleware[];
  /** Requests that the page has sent already: a reply is removed when it is used, and more may be added. */
  readonly earlyRequests?: EarlyRequest[];
}

/**
 * A browser has six connections to a host of HTTP/1.1. Slow queries must leave one to commands and one to the long polling of a socket.
 */
const QUERIES_AT_ONCE = 4;

const SOCKET_VERSION = 'bourse.socket-version';

/** The version of the origin's socket: a page begins with the one of the page before it. */
const versionMemory: VersionMemory = {
  read: () => readStoredAs(SOCKET_VERSION, v.picklist([2, 4])),
  write: (version) => writeStoredAs(SOCKET_VERSION, version),
};

/**
 * Creates the client of a page, synchronised with the stored session. It lives as long as the page. The slices of features are added
 * when their screens and parts are loaded; nothing is requested or connected before.
 */
export function createExchangeClient({
  origin,
  i18n = createI18n({ language: detectLanguage(storedLanguage(), navigator.languages) }),
  dialect = DEFAULT_DIALECT,
  middleware = [],
  earlyRequests = [],
}: ExchangeClientOptions = {}): ExchangeClient {
  const secondFactor = createSecondFactorPrompt();
  const realtime = createRealtime({
    ...(origin !== undefined && { url: origin }),
    version: dialect.socket,
    versionMemory,
    isShared: true,
    restUntil: () => selectServerLoad(store.getState()).restUntil ?? 0,
    session: () => ({ token: selectToken(store.getState()), userId: selectUserId(store.getState()) }),
  });
  const store: ExchangeStore = createExchangeStore({
    middleware,
    dialect,
    absentCalls: rememberedAbsence(),
    extra: { realtime, secondFactor },
    transport: {
      ...(origin !== undefined && { origin }),
      language: () => languageOfTag(i18n.language),
      takeEarlyReply: createEarlyReplies(earlyRequests),
      // Without TLS there is no HTTP/2.
      ...((origin ?? location.origin).startsWith('http:') && { fetchQuery: fewAtOnce(QUERIES_AT_ONCE) }),
    },
  });
  rememberAbsence(store);
  attachSessionStorage(store);
  attachRealtimeSession(store, realtime);
  attachRefetchListeners(store);
  return { store, realtime, i18n, toasts: createToastStore(), prepare: createPrepare(store, i18n), secondFactor };
}
