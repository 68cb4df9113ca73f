export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';
export {
  ConfigError,
  hostSetting,
  isLoopback,
  logLevelSetting,
  numberSetting,
  portSetting,
  proxiesSetting,
  readEnvironment,
  switchSetting,
  type LogLevel,
} from './environment';
export { baseServer, compressAnswers, LARGEST_BODY, type ServerSettings } from './http/base-server';
export { createDrain, type Drain } from './http/drain';
export { answerNotFound } from './http/envelope';
export { FolderInUseError, lockFolder } from './folder-lock';
export { healthRoutes } from './http/health';
export { connectionsFor, createHttpServer } from './http/http-server';
export { foreignProblem, loopbackOnly, refuseForeign } from './http/loopback-only';
export { networkOf } from './http/network-of';
export { limitRequests } from './http/request-rate';
export { Rejection, unavailable } from './http/rejection';
export { authenticate, createRouter, type RequestKey, type Router } from './http/route';
export { ensureFree, ListenError, listenError, type Place } from './listen';
export { BOOK_LEVELS, type LiveMarket } from './market/live-market';
export { changeOf, currentEvents } from './market/payloads';
export { publishMarket } from './market/publisher';
export { nodeProblem } from './node-version';
export { hashPassword, isPasswordHash, STRONG, verifyPassword, type PasswordCost } from './password';
export { listOf, roomOf, roomOfPair, type Audience, type ListedEvent, type PairEvent } from './socket/audience';
export { openSockets, type LocalSockets } from './socket/local-sockets';
export { sessionOf } from './socket/session';
export { Throttle } from './socket/throttle';
export { clientFiles, readClientPage } from './static/client';
export { inlineHashes } from './static/content-security';
export { securityHeaders } from './static/security';
export { TooBusyError, ConcurrencyLimit } from './concurrency-limit';
export { dateTime, seconds } from './wire-time';
export { CCXT_MISSING, ccxtHome } from './venue-process/ccxt-home';
export { Keeper, type ProcessMessage } from './venue-process/keeper';
