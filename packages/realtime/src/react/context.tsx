import { createContext, use, type ReactNode } from 'react';
import type { Realtime } from '../realtime';

const RealtimeContext = createContext<Realtime | undefined>(undefined);

/** Gives the connection to everything below. */
export function RealtimeProvider({ realtime, children }: { realtime: Realtime; children: ReactNode }) {
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

/** @throws Error outside of a {@link RealtimeProvider} */
export function useRealtime(): Realtime {
  const realtime = use(RealtimeContext);
  if (realtime === undefined) throw new Error('There is no RealtimeProvider above.');
  return realtime;
}
