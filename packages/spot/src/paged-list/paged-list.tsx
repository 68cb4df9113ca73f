import { Button, colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { spotMessages } from '../locales';

const Foot = styled('div')({ display: 'grid', placeItems: 'center', padding: 8, fontSize: 12, color: colour.quiet });

const List = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });
const Rows = styled('div')({ flex: 1, minHeight: 0 });

/** `none`: few rows, nothing to say. `end`: an empty page came. */
export type More = 'none' | 'available' | 'loading' | 'end';

interface Pages {
  readonly data?: { readonly pages: readonly (readonly unknown[])[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
}

/** What stands below a list that comes in pages: more is offered over `rowsBefore` rows (specification, section 9). */
export function moreOf({ data, hasNextPage, isFetchingNextPage }: Pages, rows: number, rowsBefore: number): More {
  if (isFetchingNextPage) return 'loading';
  if (hasNextPage) return rows > rowsBefore ? 'available' : 'none';
  return data !== undefined && data.pages.length > 1 ? 'end' : 'none';
}

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
            <Button size="small" tone="quiet" pending={more === 'loading'} onClick={onMore}>
              {text('orders.more')}
            </Button>
          )}
        </Foot>
      )}
    </List>
  );
}
