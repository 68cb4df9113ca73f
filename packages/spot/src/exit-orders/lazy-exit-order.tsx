import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import type { ExitOrderProps } from './exit-order';

const Part = lazyPart(async () => (await import('./exit-order')).ExitOrder, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** The forms of an OCO and of a trailing stop, loaded when one is first needed. */
export function LazyExitOrder({
  kind,
  ...props
}: Omit<ExitOrderProps, 'kind'> & { readonly kind: ExitOrderProps['kind'] | undefined }) {
  return kind && <Part {...props} kind={kind} />;
}
