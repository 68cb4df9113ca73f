import { useEffect, useState } from 'react';
import { uiKitMessages } from '../locales/messages';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Icon } from '../icons/icon';
import { Button } from './button';
import { IconButton } from './icon-button';

const SHOWN_MS = 2000;

type Outcome = 'copied' | 'failed';

/** The keys of the texts are the specification's (money side, section 8). */
const SHOWN = {
  copied: { icon: 'check', text: 'lay.copys' },
  failed: { icon: 'warning', text: 'lay.fcopy' },
} as const;

export interface CopyButtonProps {
  /** The text for the clipboard. */
  value: string;
  /** Name of the copied value, for the button's label: "Copy address". */
  label?: string;
  /** The label is shown beside the icon. */
  showsLabel?: boolean;
}

/** Copies a text and shows the result: by its icon, and as an announcement for screen readers. */
export function CopyButton({ value, label, showsLabel = false }: CopyButtonProps) {
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
  const icon = outcome ? SHOWN[outcome].icon : 'copy';
  const name = label ?? text('copy.copy');
  return (
    <>
      {showsLabel ? (
        <Button tone="quiet" onClick={copy}>
          <Icon name={icon} size={16} />
          {name}
        </Button>
      ) : (
        <IconButton icon={icon} label={name} onClick={copy} />
      )}
      <VisuallyHidden as="output">{outcome && text(SHOWN[outcome].text)}</VisuallyHidden>
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
