import { Autocomplete } from '../../../inputs/autocomplete';
import type { Option } from './option';
import type { SelectFieldProps } from './select-field';
import { Text } from '../../../layout/text';

export interface AutocompleteFieldProps extends SelectFieldProps {
  readonly autoComplete?: string;
  /** Forbids an empty field. */
  readonly isRequired?: boolean;
}

/** `Autocomplete` with the empty text of a form as its empty value. */
export function AutocompleteField({ value, onChange, ...rest }: AutocompleteFieldProps) {
  return (
    <Autocomplete<Option>
      {...rest}
      value={rest.options.find((option) => option.value === value)}
      onChange={(option) => onChange(option?.value ?? '')}
      optionKey={(option) => option.value}
      optionLabel={(option) => option.label}
      isOptionDisabled={(option) => option.disabled ?? false}
      renderOption={(option) => (
        <>
          {option.label}
          {option.note !== undefined && (
            <Text as="span" size="inherit" tone="quiet" style={{ marginLeft: 'auto', paddingLeft: 12 }}>
              {option.note}
            </Text>
          )}
        </>
      )}
    />
  );
}
