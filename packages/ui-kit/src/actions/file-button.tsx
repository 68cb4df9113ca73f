import styled from '@emotion/styled';
import type { AriaAttributes } from 'react';
import { CONTROL, FOCUS_RING, FONT_SIZE, RADIUS, WEIGHT } from '../theme/scale';
import { COARSE, TOUCH } from '../theme/touch';
import { colour } from '../theme/variables';

// The input is above the words, so that a press on it opens the system's choice; the focus ring is drawn around both.
const FileButtonRoot = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: CONTROL.normal,
  [COARSE]: { minHeight: TOUCH },
  padding: '0 16px',
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.form,
  fontWeight: WEIGHT.strong,
  color: colour.onFill,
  backgroundColor: colour.accentFill,
  cursor: 'pointer',
  '&[data-quiet]': { color: colour.text, backgroundColor: colour.raised },
  '&:focus-within': FOCUS_RING,
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
});

export interface FileButtonProps extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  children: string;
  /** Accessible name, where the words on the button are not enough. */
  label?: string;
  /** Called with the chosen files; never with none. */
  onFiles: (files: readonly File[]) => void;
  /** MIME types, separated by commas. */
  accept: string;
  isMultiple?: boolean;
  /** A phone opens this camera instead of the files. */
  capture?: 'environment' | 'user' | undefined;
  name?: string | undefined;
  required?: boolean;
  tone?: 'primary' | 'quiet';
  onBlur?: () => void;
}

/** A button that opens the system's choice of files. Native inputs have a look and words of the browser's language. */
export function FileButton(props: FileButtonProps) {
  const { children, label, onFiles, accept, isMultiple = false, tone = 'primary', ...rest } = props;
  return (
    <FileButtonRoot data-quiet={tone === 'quiet' || undefined}>
      {children}
      <input
        {...rest}
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </FileButtonRoot>
  );
}
