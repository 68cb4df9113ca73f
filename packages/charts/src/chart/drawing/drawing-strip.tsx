import { COARSE, colour, RADIUS, TOUCH } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { plotMessages } from '../locales/messages';
import { ToolButton } from '../toolbar/tool-button';
import { DRAWING_TOOLS, type DrawingTool } from './drawing';

const Strip = styled('fieldset')({
  margin: 0,
  position: 'absolute',
  zIndex: 3,
  top: 44,
  left: 4,
  display: 'flex',
  flexFlow: 'column wrap',
  // Two columns if the chart is low.
  maxHeight: 'calc(100% - 48px)',
  // A flex box that wraps keeps the width of one column, so touch targets get columns of their own: two on a phone, three where it lies on its side.
  [COARSE]: { display: 'grid', gridAutoFlow: 'column', gridTemplateRows: `repeat(5, ${TOUCH}px)` },
  [`${COARSE} and (max-height: 500px)`]: { gridTemplateRows: `repeat(3, ${TOUCH}px)` },
  gap: 2,
  padding: 2,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: RADIUS.control,
});

const PATHS: Readonly<Record<DrawingTool, string>> = {
  trend: 'M3 13L13 3M3 13h.01M13 3h.01',
  ray: 'M3 13L14 2M10 2h4v4M3 13h.01',
  horizontal: 'M1 8h5m4 0h5M8 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  fibonacci: 'M2 3h12M2 6.5h12M2 9.5h12M2 13h12',
  text: 'M3 4V3h10v1M8 3v10M6 13h4',
};

export interface DrawingStripProps {
  readonly tool: DrawingTool | undefined;
  /** `byKey`: pressed with the keyboard, so no pointer is available to place it. */
  readonly onTool: (tool: DrawingTool, byKey: boolean) => void;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  /** Where something is selected. */
  readonly onDelete: (() => void) | undefined;
  /** Present if there are drawings. */
  readonly onDeleteAll: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The tools to draw with, at the edge of the chart. */
export function DrawingStrip(props: DrawingStripProps) {
  const { tool, onTool, canUndo, onUndo, onDelete, onDeleteAll, onClose } = props;
  const text = plotMessages.useText();
  return (
    <Strip aria-label={text('draw.tools')}>
      {DRAWING_TOOLS.map((each) => (
        <ToolButton
          key={each}
          path={PATHS[each]}
          label={text(`draw.${each}`)}
          pressed={tool === each}
          // A click that no pointer made counts none.
          onClick={(event) => onTool(each, event.detail === 0)}
        />
      ))}
      <ToolButton
        path="M5 3L2 6l3 3M2 6h7a4 4 0 0 1 0 8H6"
        label={text('draw.undo')}
        disabled={!canUndo}
        onClick={onUndo}
      />
      <ToolButton
        path="M3 4h10M6 4V2h4v2M4.5 4l.5 10h6l.5-10"
        label={text('draw.delete')}
        disabled={!onDelete}
        onClick={() => onDelete?.()}
      />
      <ToolButton
        path="M2 5h7M4 5V3h3v2M3 5l.5 9h4l.5-9M11 7h3m-3 3h3m-3 3h3"
        label={text('draw.deleteAll')}
        disabled={!onDeleteAll}
        onClick={() => onDeleteAll?.()}
      />
      <ToolButton path="M4 4l8 8M12 4l-8 8" label={text('draw.close')} onClick={onClose} />
    </Strip>
  );
}
