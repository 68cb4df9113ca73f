import { createContext, use, type ReactNode } from 'react';
import type { Realtime } from '../realtime';

const RealtimeContext = createContext<Realtime | undefined>(undefined);

/** Provides the connection to descendants. */
export function RealtimeProvider({ realtime, children }: { realtime: Realtime; children: ReactNode }) {
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

/** @throws Error outside a {@link RealtimeProvider} */
export function useRealtime(): Realtime {
  const realtime = use(RealtimeContext);
  if (realtime === undefined) throw new Error('There is no RealtimeProvider above.');
  return realtime;
}
