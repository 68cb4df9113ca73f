import { Button, colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { featureKitMessages } from '../locales/messages';
import type { More } from './list-state';

const Foot = styled('div')({
  display: 'grid',
  placeItems: 'center',
  gap: 8,
  padding: '4px 8px',
  fontSize: FONT_SIZE.dense,
  color: colour.quiet,
});

const List = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });
const Rows = styled('div')({ flex: 1, minHeight: 0 });

export interface PagedListProps {
  readonly children: ReactNode;
  readonly more: More;
  readonly onMore: () => void;
}

/** A list that comes in pages: its rows, and below them a button for more or the end of the list. */
export function PagedList({ children, more, onMore }: PagedListProps) {
  const text = featureKitMessages.useText();
  return (
    <List>
      <Rows>{children}</Rows>
      {more !== 'none' && (
        <Foot>
          {more === 'end' ? (
            <output>{text('list.end')}</output>
          ) : (
            <>
              {more === 'failed' && <span role="alert">{text('list.moreFailed')}</span>}
              <Button size="small" tone="quiet" pending={more === 'loading'} onClick={onMore}>
                {text(more === 'failed' ? 'write.tryAgain' : 'list.more')}
              </Button>
            </>
          )}
        </Foot>
      )}
    </List>
  );
}
