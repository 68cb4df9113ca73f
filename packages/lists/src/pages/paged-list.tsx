import { Box, Button, Fill, Stack, Text } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { listsMessages } from '../locales/messages';
import type { More } from './list-state';

export interface PagedListProps {
  readonly children: ReactNode;
  readonly more: More;
  readonly onMore: () => void;
}

/** A list that comes in pages: its rows, and below them a button for more or the end of the list. */
export function PagedList({ children, more, onMore }: PagedListProps) {
  const text = listsMessages.useText();
  return (
    <Fill>
      <Box sx={{ flex: 1, minHeight: 0 }}>{children}</Box>
      {more !== 'none' && (
        <Stack spacing={2} sx={{ alignItems: 'center', px: 2, py: 1 }}>
          {more === 'end' ? (
            <Text as="output" size="dense" tone="quiet">
              {text('list.end')}
            </Text>
          ) : (
            <>
              {more === 'failed' && (
                <Text role="alert" size="dense" tone="danger">
                  {text('list.moreFailed')}
                </Text>
              )}
              <Button size="small" tone="quiet" pending={more === 'loading'} onClick={onMore}>
                {text(more === 'failed' ? 'list.tryAgain' : 'list.more')}
              </Button>
            </>
          )}
        </Stack>
      )}
    </Fill>
  );
}
