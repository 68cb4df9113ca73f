import { useEffect, useState } from 'react';
import { uiKitMessages } from '../locales/messages';
import { VisuallyHidden } from '../layout/visually-hidden';
import { IconButton } from './icon-button';

const SHOWN_MS = 2000;

type Outcome = 'copied' | 'failed';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  value: string;
  /** What is copied, for the button's name: "Copy address". */
  label?: string;
}

/** Copies, and says whether it worked. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const text = uiKitMessages.useText();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () => {
    void writeToClipboard(value).then(setOutcome);
  };
  return (
    <>
      <IconButton icon={outcome === 'copied' ? 'check' : 'copy'} label={label ?? text('copy.copy')} onClick={copy} />
      <VisuallyHidden role="status">{outcome && text(`copy.${outcome}`)}</VisuallyHidden>
    </>
  );
}

async function writeToClipboard(value: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(value);
    return 'copied';
  } catch {
    return 'failed';
  }
}
