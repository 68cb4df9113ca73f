import { ErrorState } from '../../feedback/notice';
import { Skeleton } from '../../feedback/skeleton';
import { lazyPart } from '../../loading/lazy-part';
import { uiKitMessages } from '../../locales/messages';
import type { DatePickerFieldProps } from './date-picker-field';

/** A field with its label, CSS pixels. */
const FIELD_HEIGHT = 64;

export type DateFieldProps = DatePickerFieldProps;

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = uiKitMessages.useText();
  return <ErrorState message={text('chunk.failed')} onRetry={onRetry} />;
}

/** A calendar day, typed or chosen in a calendar, in the user's language. The calendar loads with the first date field. */
export const DateField = lazyPart<DateFieldProps>(async () => (await import('./date-picker-field')).DatePickerField, {
  fallback: <Skeleton height={FIELD_HEIGHT} />,
  failed: (_props, retry) => <NotLoaded onRetry={retry} />,
});
