import { Select } from '../../../inputs/select';
import type { Option } from './option';

export interface SelectFieldProps {
  readonly label: string;
  /** Empty: nothing is selected. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly options: readonly Option[];
  /** Shown while nothing is selected. */
  readonly placeholder?: string;
  readonly name?: string;
  readonly error?: string | undefined;
  readonly keepsErrorRoom?: boolean;
  readonly hint?: string;
  readonly disabled?: boolean;
}

/** `Select` with the empty text of a form as its empty value. */
export function SelectField({ value, ...rest }: SelectFieldProps) {
  return <Select {...rest} value={value === '' ? undefined : value} />;
}
