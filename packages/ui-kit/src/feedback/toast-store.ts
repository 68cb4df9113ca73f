export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  /** The cause: a newer toast of the same cause takes the older one's place. */
  id: string;
  tone: ToastTone;
  message: string;
  /** Counts up with every show, so that a repeated message is announced again. */
  serial: number;
}

const AT_MOST = 3;

/** What the page is telling the reader just now. Callable from anywhere, also outside of React. */
export interface ToastStore {
  /** `id` is the cause; the message itself where left out. */
  readonly success: (message: string, id?: string) => void;
  readonly error: (message: string, id?: string) => void;
  readonly info: (message: string, id?: string) => void;
  readonly dismiss: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => readonly Toast[];
}

export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let serial = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const show = (tone: ToastTone, message: string, id = message) => {
    serial += 1;
    const others = toasts.filter((toast) => toast.id !== id);
    set([...others, { id, tone, message, serial }].slice(-AT_MOST));
  };
  return {
    success: (message, id) => show('success', message, id),
    error: (message, id) => show('error', message, id),
    info: (message, id) => show('info', message, id),
    dismiss: (id) => {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
  };
}
