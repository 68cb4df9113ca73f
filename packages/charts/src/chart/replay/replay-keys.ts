import type { KeyboardEvent } from 'react';
import { isLetter } from '../sound/reading';
import { PLAY_KEY, STEP_KEY } from './replay-controls';
import type { Replay } from './use-replay';

/** Elements that use letter keys themselves. */
const TAKES_LETTERS =
  'input:not([type="radio"], [type="checkbox"]), select, textarea, [role="spinbutton"], [role="menu"]';

/** Handles the keys of a running replay, except those of fields and of what is rendered outside the window. */
export function handleReplayKey(event: KeyboardEvent<HTMLElement>, replay: Replay): void {
  const { target, currentTarget, repeat } = event;
  const isOwn = target instanceof Element && currentTarget.contains(target) && !target.closest(TAKES_LETTERS);
  if (!isOwn || !replay.current || replay.isEnded) return;
  if (isLetter(event, STEP_KEY)) replay.step();
  else if (isLetter(event, PLAY_KEY) && !repeat) replay.togglePlaying();
  else return;
  event.preventDefault();
}
