import type { ToastStore } from '@bourse/ui-kit';

/**
 * The toasts of writes on several records. What is not a success stays beside the outcomes of other records, and leaves with the next outcome
 * of its own. `record` left out: one toast for all.
 */
export function recordToast(toast: ToastStore, cause: string, record?: number | string) {
  const own = record === undefined ? cause : `${cause}-${record}`;
  return {
    success: (message: string) => {
      toast.dismiss(own);
      toast.success(message, cause);
    },
    error: (message: string) => toast.error(message, own),
    info: (message: string) => toast.info(message, own),
  };
}
