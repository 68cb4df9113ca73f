import { TextField } from '../../text-field';
import { Text } from '../../../layout/text';

export interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly error?: string | undefined;
  readonly keepsErrorRoom?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Shows the used and the allowed number of characters. */
  readonly maxLength?: number;
  readonly minRows?: number;
  readonly disabled?: boolean;
}

/** Text of several lines; grows with its content. */
export function TextArea({ minRows = 3, ...rest }: TextAreaProps) {
  return (
    <TextField
      {...rest}
      rows={minRows}
      end={
        rest.maxLength !== undefined && (
          <Text as="span" size="dense" tone="quiet" style={{ alignSelf: 'flex-end' }} aria-hidden>
            {rest.value.length}/{rest.maxLength}
          </Text>
        )
      }
    />
  );
}
