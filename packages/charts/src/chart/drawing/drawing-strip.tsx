import { Box, COARSE, colour, hairline, MenuButton, RADIUS } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';
import { drawingMessages } from './locales/messages';
import { Picture } from '../toolbar/picture';
import { ToolButton } from '../toolbar/tool-button';
import type { HistoryStep } from './history-key';
import { DRAWING_TOOLS, toolOf, type DrawingTool } from './tools';

const Strip = styled('fieldset')({
  margin: 0,
  position: 'absolute',
  zIndex: 3,
  top: 44,
  left: 4,
  display: 'flex',
  flexWrap: 'wrap',
  // Further columns if the chart is low. A flex box that wraps is as wide as its columns only if they are its lines of writing.
  writingMode: 'vertical-lr',
  '& > *': { writingMode: 'horizontal-tb' },
  alignContent: 'start',
  alignItems: 'center',
  maxHeight: 'calc(100% - 48px)',
  boxSizing: 'border-box',
  // Touch targets: one row above the times, which scrolls sideways; the button that closes it stays in view.
  [COARSE]: {
    top: 'auto',
    bottom: 36,
    flexWrap: 'nowrap',
    writingMode: 'horizontal-tb',
    // A fieldset is as wide as its content unless it is told otherwise.
    minWidth: 0,
    maxWidth: 'calc(100% - 8px)',
    overflowX: 'auto',
    touchAction: 'pan-x',
    '& > *': { flexShrink: 0 },
    '& > :last-child': { position: 'sticky', right: 0, backgroundColor: colour.panel },
  },
  gap: 2,
  padding: 2,
  backgroundColor: colour.panel,
  border: hairline(colour.line),
  borderRadius: RADIUS.control,
});

const ROW = { display: 'flex', gap: 2, alignItems: 'center' } as const;

const Named = ({ path, name }: { readonly path: string; readonly name: string }) => (
  <Box component="span" sx={ROW}>
    <Picture path={path} />
    {name}
  </Box>
);

export interface DrawingStripProps {
  readonly tool: DrawingTool | undefined;
  /** `byKey`: pressed with the keyboard, so no pointer is available to place it. */
  readonly onTool: (tool: DrawingTool, byKey: boolean) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onStep: (step: HistoryStep) => void;
  readonly isMagnetic: boolean;
  readonly onMagnet: () => void;
  /** Of what is selected. */
  readonly isLocked: boolean;
  /** Where something is selected. */
  readonly onLock: (() => void) | undefined;
  /** Where something is selected that is not locked. */
  readonly onDelete: (() => void) | undefined;
  /** Present if there are drawings that are not locked. */
  readonly onDeleteAll: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The tools to draw with, at the edge of the chart: five of them, the last one from the menu, and the menu of the others. */
export function DrawingStrip(props: DrawingStripProps) {
  const { tool, onTool, canUndo, canRedo, onStep, isMagnetic, onMagnet, isLocked, onLock } = props;
  const { onDelete, onDeleteAll, onClose } = props;
  const text = drawingMessages.useText();
  const [fromMenu, setFromMenu] = useState<DrawingTool>();
  return (
    <Strip aria-label={text('draw.tools')}>
      {DRAWING_TOOLS.filter((each) => toolOf(each).isPinned || each === fromMenu).map((each) => (
        <ToolButton
          key={each}
          path={toolOf(each).path}
          label={text(`draw.${each}`)}
          pressed={tool === each}
          // A click that no pointer made counts none.
          onClick={(event) => onTool(each, event.detail === 0)}
        />
      ))}
      <MenuButton
        icon="more"
        label={text('draw.more')}
        entries={() => [
          ...DRAWING_TOOLS.filter((each) => !toolOf(each).isPinned).map((each) => ({
            id: each,
            label: <Named path={toolOf(each).path} name={text(`draw.${each}`)} />,
            group: text(`draw.group.${toolOf(each).group}`),
            onSelect: (byKey: boolean) => {
              setFromMenu(each);
              if (each !== tool || byKey) onTool(each, byKey);
            },
          })),
          { id: 'magnet', label: text('draw.magnet'), isChecked: isMagnetic, onSelect: onMagnet },
        ]}
      />
      <ToolButton
        path="M5 3L2 6l3 3M2 6h7a4 4 0 0 1 0 8H6"
        label={text('draw.undo')}
        disabled={!canUndo}
        onClick={() => onStep('undo')}
      />
      <ToolButton
        path="M11 3l3 3-3 3M14 6H7a4 4 0 0 0 0 8h3"
        label={text('draw.redo')}
        disabled={!canRedo}
        onClick={() => onStep('redo')}
      />
      <ToolButton
        path="M3 7h10v7H3zM5 7V5a3 3 0 0 1 6 0v2"
        label={text('draw.lock')}
        pressed={isLocked}
        disabled={!onLock}
        onClick={() => onLock?.()}
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
