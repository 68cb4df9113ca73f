import { useChunk, useToast } from '@bourse/ui-kit';
import { useEffect } from 'react';
import { ProgressLine } from '../progress-line';
import { shellMessages } from '../../locales/messages';
import type { MenuSheetProps } from './menu-sheet';

export const loadMenuSheet = () => import('./menu-sheet');

/** The menu of small screens: fetched when a finger comes near its button, shown as soon as it is there. */
export function LazyMenuSheet(props: MenuSheetProps) {
  const text = shellMessages.useText();
  const toast = useToast();
  const chunk = useChunk(loadMenuSheet);
  const { onClose } = props;
  const isFailed = chunk.status === 'failed';
  useEffect(() => {
    if (!isFailed) return;
    toast.error(text('screen.notLoaded.body'));
    onClose();
  }, [isFailed, onClose, text, toast]);
  return chunk.status === 'ready' ? <chunk.module.MenuSheet {...props} /> : <ProgressLine />;
}
