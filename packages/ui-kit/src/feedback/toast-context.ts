import { createContext } from 'react';
import type { ToastStore } from './toast-store';

/** The toasts of the page; `undefined` without a `Toaster` above. */
export const ToastContext = createContext<ToastStore | undefined>(undefined);
