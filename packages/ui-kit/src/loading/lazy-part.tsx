import { Suspense, useContext, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '../feedback/notice';
import { ToastContext } from '../feedback/toast-context';
import { uiKitMessages } from '../locales/messages';
import { ErrorBoundary } from './error-boundary';
import { needsReload, reloadPage, retryLoad } from './reload-once';
import { ChunkLoadError, loadInTime } from './time-limit';

const isFailedLoad = (error: unknown) => error instanceof ChunkLoadError;

/**
 * Reports a failed load by a toast, and closes the opener: the next press tries again. After a second failure the toast offers to reload the
 * page, because every press would ask for the same missing file. For dialogs, drawers and menus.
 */
export function FailedOnPress({ onClose }: { readonly onClose?: (() => void) | undefined }) {
  const text = uiKitMessages.useText();
  const toasts = useContext(ToastContext);
  const report = useEffectEvent(() => {
    const action = needsReload() ? { label: text('chunk.reload'), onPress: () => reloadPage() } : undefined;
    toasts?.error(text(navigator.onLine ? 'chunk.failed' : 'chunk.offline'), 'chunk', action);
    onClose?.();
  });
  useEffect(() => report(), []);
  return null;
}

export interface LazyPartOptions<Props> {
  /** Shown while the code loads: of the size of the part, so that nothing moves; `null` for what opens on a press. */
  readonly fallback: ReactNode | ((props: Props) => ReactNode);
  /** Shown after a failed load; default: an error with a retry, in the place of the part. */
  readonly failed?: (props: Props, retry: () => void) => ReactNode;
  /** Which errors `failed` is shown for; default: a failed load. Any other error belongs to the boundary above. */
  readonly catches?: (error: unknown) => boolean;
}

export type LazyPart<Props> = ComponentType<Props> & {
  /**
   * Requests the code before the part is mounted, which then renders at once. Never rejects: the mounted part requests again
   * and reports a failure.
   */
  readonly preload: () => Promise<void>;
};

const withRetry = (_props: unknown, retry: () => void) => <ErrorState onRetry={retry} />;

/** The code of a mounted part: not there yet, there, or failed. */
interface Code<Props> {
  readonly Content?: ComponentType<Props>;
  readonly failure?: unknown;
}

/** For the boundary around a part. */
function Failed({ failure }: { readonly failure: unknown }): never {
  throw failure;
}

/**
 * A component whose code loads when it is first mounted. A failed load takes the place of this part only and can be retried.
 *
 * The code arrives as a state and not by `React.lazy`: React reveals what was suspended only when no other update waits, so on a slow
 * device a stream of prices would keep a menu from opening. `React.lazy` also keeps a rejected request for ever.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, failed = withRetry, catches = isFailedLoad }: LazyPartOptions<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;

  async function request() {
    try {
      loaded = await loadInTime(load);
      return loaded;
    } finally {
      pending = undefined;
    }
  }
  const requested = () => (pending ??= request());
  // Code that is there renders at once: the fallback would be shown for a moment.
  const present = (): Code<Props> => (loaded ? { Content: loaded } : {});

  function Part(props: Props) {
    const [attempt, setAttempt] = useState(() => ({ count: 0, code: present() }));
    const { count, code } = attempt;
    const { Content, failure } = code;
    const isMissing = Content === undefined && failure === undefined;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isCurrent = true;
      const arrive = (next: Code<Props>) => isCurrent && setAttempt({ count, code: next });
      requested().then(
        (loadedPart) => arrive({ Content: loadedPart }),
        (error: unknown) => arrive({ failure: error }),
      );
      return () => {
        isCurrent = false;
      };
    }, [isMissing, count]);
    const retry = () => retryLoad(() => setAttempt({ count: count + 1, code: present() }));
    const waiting = typeof fallback === 'function' ? fallback(props) : fallback;
    return (
      <ErrorBoundary catches={catches} resetKey={count} failed={failed(props, retry)}>
        {failure !== undefined && <Failed failure={failure} />}
        {/* Texts of the part may still load. */}
        {Content ? (
          <Suspense fallback={waiting}>
            <Content {...props} />
          </Suspense>
        ) : (
          waiting
        )}
      </ErrorBoundary>
    );
  }
  const preload = async () => {
    if (!loaded) await requested().catch(() => undefined);
  };
  return Object.assign(Part, { preload });
}
