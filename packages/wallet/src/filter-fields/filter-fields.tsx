import { Button, Padded, Stack, useIsPhone } from '@bourse/ui-kit';
import { useId, useState, type ReactNode } from 'react';
import { walletMessages } from '../locales/messages';

export interface FilterFieldsProps {
  /** Filters that hide rows now. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Fields that filter the list below them. On a phone one button with the number of active filters shows and hides them. */
export function FilterFields({ count, children }: FilterFieldsProps) {
  const text = walletMessages.useText();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Padded>
      <Stack spacing={3}>
        {isPhone && (
          <div>
            <Button
              size="small"
              tone="quiet"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              {count === 0 ? text('filters.label') : text('filters.active', { count })}
            </Button>
          </div>
        )}
        <div id={id} hidden={isPhone && !isOpen}>
          {children}
        </div>
      </Stack>
    </Padded>
  );
}
