import { ErrorState } from '../../../feedback/notice';
import { Skeleton } from '../../../feedback/skeleton';
import { lazyPart } from '../../../loading/lazy-part';
import { uiKitMessages } from '../../../locales/messages';
import type { PhoneFieldsProps } from './phone-fields';
import { Stack } from '../../../layout/stack';

/** A field with its label, CSS pixels. */
const FIELD_HEIGHT = 64;

export type FormPhoneFieldProps = PhoneFieldsProps;

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = uiKitMessages.useText();
  return <ErrorState message={text('chunk.failed')} onRetry={onRetry} />;
}

/** A phone number: country and national number. Its autocomplete loads with the first phone field. */
export const FormPhoneField = lazyPart<FormPhoneFieldProps>(async () => (await import('./phone-fields')).PhoneFields, {
  fallback: (
    <Stack>
      <Skeleton height={FIELD_HEIGHT} />
      <Skeleton height={FIELD_HEIGHT} />
    </Stack>
  ),
  failed: (_props, retry) => <NotLoaded onRetry={retry} />,
});
