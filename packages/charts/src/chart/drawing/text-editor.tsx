import { colour, FONT_SIZE, hairline, RADIUS, space } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { drawingMessages } from './locales/messages';
import { TEXT_AT_MOST } from './drawing';
import type { Spot } from './geometry';

const Field = styled('input')({
  position: 'absolute',
  zIndex: 4,
  boxSizing: 'border-box',
  width: 180,
  maxWidth: '90%',
  height: 28,
  padding: space(0, 2),
  border: hairline(colour.accent),
  borderRadius: RADIUS.control,
  font: 'inherit',
  fontSize: FONT_SIZE.table,
  color: colour.text,
  backgroundColor: colour.panel,
});

export interface TextEditorProps {
  readonly text: string;
  /** Position from the corner of the chart. */
  readonly spot: Spot;
  /** Called with the text; Escape cancels without a change. */
  readonly onDone: (text: string, byKey: boolean) => void;
}

/** Edits the text of a drawing in place. */
export function TextEditor({ text: written, spot, onDone }: TextEditorProps) {
  const text = drawingMessages.useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(written);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <Field
      ref={field}
      aria-label={text('draw.edit')}
      maxLength={TEXT_AT_MOST}
      value={typed}
      style={{ left: Math.max(0, spot.x + 3), top: spot.y - 14 }}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onDone(typed, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onDone(event.key === 'Enter' ? typed : written, true);
      }}
    />
  );
}
