import { ErrorState } from '../../feedback/notice';
import { Skeleton } from '../../feedback/skeleton';
import { useChunk } from '../../loading/use-chunk';
import { uiKitMessages } from '../../locales/messages';
import { loadDatePicker } from './chunks';
import type { DatePickerFieldProps } from './date-picker-field';

/** A field with its label, CSS pixels. */
const FIELD_HEIGHT = 64;

export type DateFieldProps = DatePickerFieldProps;

/** A calendar day, typed or chosen in a calendar, in the user's language. The calendar loads with the first date field. */
export function DateField(props: DateFieldProps) {
  const text = uiKitMessages.useText();
  const chunk = useChunk(loadDatePicker);
  if (chunk.status === 'ready') return <chunk.module.DatePickerField {...props} />;
  if (chunk.status === 'failed') return <ErrorState message={text('chunk.failed')} onRetry={chunk.retry} />;
  return <Skeleton height={FIELD_HEIGHT} />;
}
