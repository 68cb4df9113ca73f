import { createExternalStore } from '../hooks/external-store';

export type ToastTone = 'success' | 'error' | 'info';

/** Milliseconds until a toast closes. */
export const SHOWN_MS: Record<ToastTone, number> = { success: 5000, info: 6000, error: 10_000 };

/** An action beside a message, such as opening its order. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface Toast {
  /** The cause: a newer toast of the same cause takes the older one's place. */
  id: string;
  tone: ToastTone;
  message: string;
  action?: ToastAction | undefined;
  /** Counts up with every show, so that a repeated message is announced again. */
  serial: number;
}

/** A message for screen readers only. */
export interface Announcement {
  message: string;
  /** Changes with every announcement, so that a repeated message is announced again. */
  serial: number;
}

const AT_MOST = 3;

/** The current toasts. Can be called outside of React. */
export interface ToastStore {
  /** `id` is the cause; the message itself where left out. */
  readonly success: (message: string, id?: string) => void;
  readonly error: (message: string, id?: string, action?: ToastAction) => void;
  readonly info: (message: string, id?: string, action?: ToastAction) => void;
  readonly dismiss: (id: string) => void;
  /** Dismisses the toasts that the condition holds for: those of a screen that was left, or of a cause that is gone. */
  readonly dismissWhere: (isOver: (toast: Toast) => boolean) => void;
  /** Polite announcement for screen readers only, for changes that are visible elsewhere on the page. */
  readonly announce: (message: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => readonly Toast[];
  readonly readAnnouncement: () => Announcement | undefined;
}

export function createToastStore(): ToastStore {
  const store = createExternalStore<{ toasts: readonly Toast[]; announcement?: Announcement }>({ toasts: [] });
  let serial = 0;
  const set = (toasts: readonly Toast[]) => store.set({ ...store.get(), toasts });
  const show = (tone: ToastTone, message: string, id = message, action?: ToastAction) => {
    serial += 1;
    // The same message from two callers (a form and the session guard) is one toast.
    const others = store.get().toasts.filter((toast) => toast.id !== id && toast.message !== message);
    set([...others, { id, tone, message, action, serial }].slice(-AT_MOST));
  };
  const dismissWhere = (isOver: (toast: Toast) => boolean) => {
    const { toasts } = store.get();
    const left = toasts.filter((toast) => !isOver(toast));
    if (left.length < toasts.length) set(left);
  };
  return {
    success: (message, id) => show('success', message, id),
    error: (message, id, action) => show('error', message, id, action),
    info: (message, id, action) => show('info', message, id, action),
    dismiss: (id) => dismissWhere((toast) => toast.id === id),
    dismissWhere,
    announce: (message) => {
      serial += 1;
      store.set({ ...store.get(), announcement: { message, serial } });
    },
    subscribe: store.subscribe,
    read: () => store.get().toasts,
    readAnnouncement: () => store.get().announcement,
  };
}

/** Runs the action of a toast and closes it. */
export function followToast({ dismiss }: ToastStore, { id, action }: Toast): void {
  dismiss(id);
  action?.onPress();
}
