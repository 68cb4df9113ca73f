import styled from '@emotion/styled';
import { ErrorState } from '../../../feedback/notice';
import { Skeleton } from '../../../feedback/skeleton';
import { useChunk } from '../../../loading/use-chunk';
import { uiKitMessages } from '../../../locales/messages';
import { loadPhoneFields } from './chunks';
import type { PhoneFieldsProps } from './phone-fields';

/** A field with its label, CSS pixels. */
const FIELD_HEIGHT = 64;

const Place = styled('div')({ display: 'grid', gap: 16 });

export type FormPhoneFieldProps = PhoneFieldsProps;

/** A phone number: country and national number. Its autocomplete loads with the first phone field. */
export function FormPhoneField(props: FormPhoneFieldProps) {
  const text = uiKitMessages.useText();
  const chunk = useChunk(loadPhoneFields);
  if (chunk.status === 'ready') return <chunk.module.PhoneFields {...props} />;
  if (chunk.status === 'failed') return <ErrorState message={text('chunk.failed')} onRetry={chunk.retry} />;
  return (
    <Place>
      <Skeleton height={FIELD_HEIGHT} />
      <Skeleton height={FIELD_HEIGHT} />
    </Place>
  );
}
