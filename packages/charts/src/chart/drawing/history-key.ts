export type HistoryStep = 'undo' | 'redo';

/** The step that a key asks for: Ctrl+Z or ⌘Z undoes; with Shift, or Ctrl+Y, it is done again. */
export function historyKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): HistoryStep | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}
