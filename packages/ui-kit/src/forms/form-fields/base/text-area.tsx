import styled from '@emotion/styled';
import { FONT_SIZE } from '../../../theme/scale';
import { colour } from '../../../theme/variables';
import { TextField } from '../../text-field';

const Count = styled('span')({ alignSelf: 'flex-end', fontSize: FONT_SIZE.dense, color: colour.quiet });

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
          <Count aria-hidden>
            {rest.value.length}/{rest.maxLength}
          </Count>
        )
      }
    />
  );
}
