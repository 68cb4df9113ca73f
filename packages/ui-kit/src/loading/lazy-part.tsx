import {
  Suspense,
  lazy,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
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

/**
 * A component whose code loads when it is first mounted. A failed load takes the place of this part only and can be retried:
 * `React.lazy` keeps a rejected request for ever, so a retry is another lazy component.
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
  // Code that is there renders at once: `React.lazy` would show the fallback for a moment.
  const create = (): ComponentType<Props> => loaded ?? lazy(async () => ({ default: await requested() }));

  function Part(props: Props) {
    const [attempt, setAttempt] = useState(() => ({ count: 0, Content: create() }));
    const { count, Content } = attempt;
    const retry = () => retryLoad(() => setAttempt({ count: count + 1, Content: create() }));
    return (
      <ErrorBoundary catches={catches} resetKey={count} failed={failed(props, retry)}>
        <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  const preload = async () => {
    if (!loaded) await requested().catch(() => undefined);
  };
  return Object.assign(Part, { preload });
}
