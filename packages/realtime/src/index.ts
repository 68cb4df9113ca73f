export { createRealtime, type RealtimeOptions } from './create-realtime';
export { RealtimeProvider, useRealtime } from './react/context';
export { useConnection, useEvent, useResync } from './react/hooks';
export type { ConnectionState, Listener, Phase, Realtime, Subscription } from './realtime';
export { attachRealtimeSession, realtimeOf } from './store';
