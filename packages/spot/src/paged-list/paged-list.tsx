import { Button, colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { spotMessages } from '../locales';
import type { More } from './list-state';

const Foot = styled('div')({
  display: 'grid',
  placeItems: 'center',
  gap: 8,
  padding: '4px 8px',
  fontSize: 12,
  color: colour.quiet,
});

const List = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });
const Rows = styled('div')({ flex: 1, minHeight: 0 });

export interface PagedListProps {
  readonly children: ReactNode;
  readonly more: More;
  readonly onMore: () => void;
}

/** A list that comes in pages: its rows, and below them the way to more, or that there is no more. */
export function PagedList({ children, more, onMore }: PagedListProps) {
  const text = spotMessages.useText();
  return (
    <List>
      <Rows>{children}</Rows>
      {more !== 'none' && (
        <Foot>
          {more === 'end' ? (
            <output>{text('orders.noMore')}</output>
          ) : (
            <>
              {more === 'failed' && <span role="alert">{text('orders.moreFailed')}</span>}
              <Button size="small" tone="quiet" pending={more === 'loading'} onClick={onMore}>
                {text(more === 'failed' ? 'outcome.tryAgain' : 'orders.more')}
              </Button>
            </>
          )}
        </Foot>
      )}
    </List>
  );
}
